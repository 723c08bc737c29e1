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

/** RFC 2426: a line has at most 75 octets, its line break not counted. */
const longestLine = 75

const utf8 = new TextEncoder()

/** A contact as a file of version 3.0, which phones read better than 4.0. UTF-8, so it names no character set. */
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
    // An address of the web is no text: its commas and semicolons stay as they are.
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

/** Backslash first, or the ones that follow would be doubled. */
function escape(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;')
}

/** Breaks a line between characters, never inside one: a Hebrew letter takes two octets. */
function fold(line: string): string {
  const lines = ['']
  let room = longestLine
  for (const character of line) {
    const size = utf8.encode(character).length
    if (size > room) {
      lines.push('')
      // The space that begins a continued line counts too.
      room = longestLine - 1
    }
    lines[lines.length - 1] += character
    room -= size
  }
  return lines.join('\r\n ')
}
