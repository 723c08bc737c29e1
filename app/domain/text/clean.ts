/** Controls (but newline and tab), halves of a surrogate pair and non-characters: nobody types them, and PostgreSQL refuses some. */
const unwritable = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu

const lineBreaks = /\r\n?|[\u2028\u2029]/g

/** Direction marks, overrides and isolates, zero-width spaces: pasted from chats, invisible, and able to turn a name or an address around. */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Printable ASCII, Hebrew letters and newlines: most of what is written, with nothing in it to clean. It is told in a third of the time. */
const plain = /^[\n\u0020-\u007e\u05d0-\u05ea]*$/

/** A text of several lines, as it is counted and stored: NFC, LF, trimmed. Direction marks stay: they belong to mixed Hebrew and English. */
export function cleanText(value: string): string {
  if (plain.test(value)) return value.trim()
  return value.replaceAll(lineBreaks, '\n').replaceAll(unwritable, '').normalize('NFC').trim()
}

/** A name, an address, a phone: one line, single spaces, nothing invisible. */
export function cleanLine(value: string): string {
  const text = cleanText(plain.test(value) ? value : value.replaceAll(invisible, ''))
  return text.replaceAll(/\s+/g, ' ')
}
