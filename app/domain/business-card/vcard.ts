import { splitName } from './split-name.ts'

export type Contact = {
  name: string
  organisation: string
  title: string
  /** E.164. A label is what iPhones show beside the number. */
  phones: readonly { number: string; label?: string }[]
  email: string
  urls: readonly { url: string; label?: string }[]
}

/** In octets, without the line break (RFC 2426). */
const maxLineOctets = 75

const utf8 = new TextEncoder()

/**
 * Version 3.0, because phones read it better than 4.0 (requirements 3.12); UTF-8, so no character
 * set is named.
 */
export function writeVcard({ name, organisation, title, phones, email, urls }: Contact): string {
  const { given, family } = splitName(name)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escape(family)};${escape(given)};;;`,
    `FN:${escape(name)}`,
    `ORG:${escape(organisation)}`,
    `TITLE:${escape(title)}`,
    ...phones.flatMap(({ number, label }, at) =>
      labelled({ group: `phone${at}`, line: `TEL;TYPE=CELL,VOICE:${number}`, label }),
    ),
    `EMAIL;TYPE=INTERNET,WORK:${escape(email)}`,
    // A URL is not a text value: its commas and semicolons are not escaped.
    ...urls.flatMap(({ url, label }, at) =>
      labelled({ group: `url${at}`, line: `URL:${url}`, label }),
    ),
    'END:VCARD',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function labelled({
  group,
  line,
  label,
}: {
  group: string
  line: string
  label: string | undefined
}): string[] {
  return label === undefined ? [line] : [`${group}.${line}`, `${group}.X-ABLabel:${escape(label)}`]
}

/** The backslash comes first, so that those added below are not escaped again. */
function escape(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;')
}

/** Folds between characters, never inside one: a Hebrew letter is two octets. */
function fold(line: string): string {
  const lines = ['']
  let room = maxLineOctets
  for (const character of line) {
    const size = utf8.encode(character).length
    if (size > room) {
      lines.push('')
      // The leading space of a continuation line counts.
      room = maxLineOctets - 1
    }
    lines[lines.length - 1] += character
    room -= size
  }
  return lines.join('\r\n ')
}
