/** In octets, without the line break (RFC 2426, RFC 5545). */
const maxLineOctets = 75

const utf8 = new TextEncoder()

/**
 * Escapes a text value of a vCard or an iCalendar file. Existing backslashes come first, so that
 * those added later are not escaped again.
 */
export function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;')
}

/** Folds a line between characters, never inside one: a Hebrew letter is two octets. */
export function foldLine(line: string): string {
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
