import { nameLine } from '../business-card/vcard.ts'
import type { PhoneReader } from '../phone/read-phone.ts'
import { cleanLine, cleanText } from '../text/clean.ts'
import { escapeText, foldLine } from '../content-line.ts'
import type { CodeValues, FieldFaults } from './code-contents.ts'
import type { Encoded } from './encode-content.ts'
import { parseEmail, parseLink } from './parse-fields.ts'

/**
 * A vCard 3.0 of the fields that are filled in. A number says only whether it is a mobile, and an
 * address nothing: each octet makes the code denser.
 */
export function encodeContact(values: CodeValues, readPhone: PhoneReader): Encoded {
  const { name = '', title, organization, address, text = '' } = values
  const faults: FieldFaults = {}
  if (cleanLine(name) === '') faults.name = 'required'
  const phone = optional(values.phone, (typed) => {
    const read = readPhone(typed)
    if (typeof read !== 'string')
      return `TEL;TYPE=${read.line === 'mobile' ? 'CELL' : 'WORK'}:${escapeText(read.dial)}`
    faults.phone = read
    return null
  })
  const email = optional(values.email, parseEmail, () => (faults.email = 'email'))
  const url = optional(values.url, parseLink, () => (faults.url = 'url'))
  if (Object.keys(faults).length > 0) return { faults }
  const street = line(address)
  return {
    text: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      nameLine(name),
      `FN:${line(name)}`,
      ...property('TITLE', line(title)),
      ...property('ORG', line(organization)),
      ...(phone === '' ? [] : [phone]),
      ...property('EMAIL', escapeText(email)),
      // Some readers end a URL at a comma or semicolon, escaped or not.
      ...property('URL', url.replaceAll(/[,;]/g, encodeURIComponent)),
      ...property('ADR', street && `;;${street};;;;`),
      ...property('NOTE', escapeText(cleanText(text))),
      'END:VCARD',
    ]
      .map((each) => `${foldLine(each)}\r\n`)
      .join(''),
  }
}

function line(text = ''): string {
  return escapeText(cleanLine(text))
}

function property(name: string, value: string): string[] {
  return value === '' ? [] : [`${name}:${value}`]
}

/** '' where nothing was typed. */
function optional(
  typed: string | undefined,
  parse: (typed: string) => string | null,
  onFault?: () => void,
): string {
  if (!typed || cleanLine(typed) === '') return ''
  const parsed = parse(typed)
  if (parsed === null) onFault?.()
  return parsed ?? ''
}
