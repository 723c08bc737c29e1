import { cleanLine, cleanText } from '../text/clean.ts'
import { escapeText, foldLine } from '../content-line.ts'
import { splitName } from './split-name.ts'

export type Contact = {
  /** In the language of the card. */
  name: string
  /** The name in the card's other languages. Phones show it too, and find the contact by it. */
  otherNames?: readonly string[]
  organisation: string
  title: string
  /** What the owner set; '' or absent where `name` is split by its words. */
  given?: string
  family?: string
  /** As phone/dial.ts describes a number. A label is what iPhones show beside it. */
  phones: readonly { number: string; line: 'mobile' | 'landline'; label?: string }[]
  email: string
  urls: readonly { url: string; label?: string }[]
  /** The street address, in one line. */
  address?: string
  note?: string
  /** A JPEG in base64, small: phones ask for about 20 KB. */
  photo?: string
}

/**
 * Version 3.0, because phones read it better than 4.0 (requirements 3.12); UTF-8, so no character
 * set is named. Absent values have no line.
 */
export function writeVcard(contact: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    nameLine(contact.name, contact),
    `FN:${line(contact.name)}`,
    ...nicknameLines(contact),
    ...optional('ORG', line(contact.organisation)),
    ...optional('TITLE', line(contact.title)),
    ...contact.phones.flatMap(({ number, line: kind, label }, at) =>
      labelled({
        group: `phone${at}`,
        line: `TEL;TYPE=${kind === 'mobile' ? 'CELL' : 'WORK'},VOICE:${escapeText(withoutSpaces(number))}`,
        label,
      }),
    ),
    ...optional('EMAIL;TYPE=INTERNET,WORK', line(contact.email)),
    // An address in one line is written as the street: it cannot be split reliably in three
    // languages.
    ...optional('ADR;TYPE=WORK', contact.address ? `;;${line(contact.address)};;;;` : ''),
    ...contact.urls.flatMap(({ url, label }, at) =>
      labelled({ group: `url${at}`, line: `URL:${address(url)}`, label }),
    ),
    ...optional('NOTE', escapeText(cleanText(contact.note ?? ''))),
    ...optional('PHOTO;ENCODING=b;TYPE=JPEG', contact.photo ?? ''),
    'END:VCARD',
  ]
  return lines.map((each) => `${foldLine(each)}\r\n`).join('')
}

/** The line N: family name, given name, further names, titles and degrees. */
export function nameLine(name: string, own: { given?: string; family?: string } = {}): string {
  const parts = splitName(cleanLine(name), own)
  const values = [parts.family, parts.given, parts.additional, parts.prefix, parts.suffix]
  return `N:${values.map(escapeText).join(';')}`
}

/**
 * Version 3.0 allows one N and one FN, so other names are nicknames, which phones show and search.
 * Each has its own line, because some readers take only the first of a list.
 */
function nicknameLines({ name, otherNames = [] }: Contact): string[] {
  const others = [...new Set(otherNames.map(cleanLine))].filter(
    (each) => each !== '' && each !== cleanLine(name),
  )
  return others.map((each) => `NICKNAME:${escapeText(each)}`)
}

function optional(property: string, value: string): string[] {
  return value === '' ? [] : [`${property}:${value}`]
}

function labelled({
  group,
  line: text,
  label,
}: {
  group: string
  line: string
  label: string | undefined
}): string[] {
  return label === undefined ? [text] : [`${group}.${text}`, `${group}.X-ABLabel:${line(label)}`]
}

/** A value of one line, without control or bidi characters. */
function line(text: string): string {
  return escapeText(cleanLine(text))
}

/**
 * Removes all spaces. A line break becomes a space first, so the value cannot start a new property.
 */
function withoutSpaces(text: string): string {
  return cleanLine(text).replaceAll(' ', '')
}

/** Some programs end a URL at a comma or semicolon, escaped or not, so both are percent-encoded. */
function address(url: string): string {
  return withoutSpaces(url).replaceAll(/[,;\\]/g, encodeURIComponent)
}
