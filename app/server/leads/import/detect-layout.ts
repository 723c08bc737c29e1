import type { FileLayout } from './import-plan.ts'

/**
 * `workbook`: a file of Excel itself. `unreadable`: neither text nor contacts. `no-rows`: nobody is
 * in it.
 */
export type FileFault = 'empty' | 'workbook' | 'unreadable' | 'no-rows' | 'too-large'

type Encoding = FileLayout['encoding']

/** Zip archives, as workbooks are since 2007, and the compound files before. */
const workbookMarks = new Set(['504b0304', 'd0cf11e0'])

/** Characters that no text has, once it is decoded. */
const notText = /[\u0000-\u0008\u000e-\u001f]/

/**
 * Finds the encoding, format and separator of a file, without holding more than one piece of it.
 * What is not valid UTF-8 is the Hebrew code page of Windows, in which Excel saves a CSV.
 */
export async function detectLayout(
  pieces: AsyncIterable<Uint8Array>,
): Promise<FileLayout | FileFault> {
  let start: Uint8Array | null = null
  let encoding: Encoding | null = null
  const strict = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of pieces) {
    if (start === null) {
      start = piece
      encoding = wideEncoding(piece)
      if (encoding !== null) break
    }
    encoding = decodes(strict, piece) ? null : 'windows-1255'
    if (encoding !== null) break
  }
  if (start === null || start.length === 0) return 'empty'
  if (workbookMarks.has(Buffer.from(start.subarray(0, 4)).toString('hex'))) return 'workbook'
  encoding ??= 'utf-8'
  const text = new TextDecoder(encoding).decode(start.subarray(0, 64 * 1024))
  if (text.trim() === '') return 'empty'
  if (notText.test(text)) return 'unreadable'
  if (/^\s*BEGIN:VCARD/i.test(text)) return { format: 'vcard', encoding, delimiter: '' }
  return { format: 'csv', encoding, delimiter: delimiterOf(text) }
}

/** UTF-16, by its mark or because every second byte of Latin text is zero. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const [first, second, third, fourth] = bytes
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0)) return 'utf-16be'
  return null
}

function decodes(decoder: TextDecoder, bytes: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** The most frequent separator in the first lines, outside of quotation marks. */
function delimiterOf(text: string): ',' | ';' | '\t' {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const sample = lines
    .slice(0, 10)
    .join('\n')
    .replaceAll(/"(?:[^"]|"")*"/g, '')
  const count = (sign: string) => sample.split(sign).length
  const signs = [',', ';', '\t'] as const
  return signs.reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}
