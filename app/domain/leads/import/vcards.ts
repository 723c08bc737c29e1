import type { ImportColumns } from './import-fields.ts'

/** What is read of a contact, in the order of the cells of its row. */
export const vcardParts = [
  'name',
  'phone',
  'email',
  'company',
  'role',
  'address',
  'website',
  'note',
] as const

export type VcardPart = (typeof vcardParts)[number]

/** What these cells are for a lead, unless the owner chooses otherwise. */
export const vcardColumns: ImportColumns = [
  'name',
  'phone',
  'email',
  'company',
  'note',
  'note',
  null,
  'note',
]

const partOfProperty: Readonly<Record<string, VcardPart>> = {
  FN: 'name',
  TEL: 'phone',
  EMAIL: 'email',
  ORG: 'company',
  TITLE: 'role',
  ADR: 'address',
  URL: 'website',
  NOTE: 'note',
}

/** More than a contact has without its picture. Longer properties are left out. */
const maxLine = 20_000

/**
 * Reads contacts of vCard 2.1, 3.0 and 4.0, as phones export them, from pieces of text. Pictures are
 * never held. Each contact is a row of cells as `vcardParts` names them; several values of one kind
 * are in lines.
 */
export function createVcardReader() {
  let rest = ''
  let property = ''
  let card: Map<VcardPart | 'N', string[]> | null = null

  /** Takes further text, and returns the contacts that it ends. */
  function push(text: string): string[][] {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = (lines.pop() ?? '').slice(0, maxLine + 1)
    return lines.flatMap((line) => takeLine(line))
  }

  /** The last contact of a file that does not end with a line break. */
  function end(): string[][] {
    return [...push('\n'), ...takeLine('')]
  }

  function takeLine(line: string): string[][] {
    if (/^[ \t]/.test(line)) {
      append(line.slice(1))
      return []
    }
    if (isSoftBroken(property)) {
      property = property.slice(0, -1)
      append(line)
      return []
    }
    const ended = property
    property = line.slice(0, maxLine + 1)
    return takeProperty(ended)
  }

  function append(text: string): void {
    if (property.length <= maxLine) property += text
  }

  function takeProperty(line: string): string[][] {
    if (/^BEGIN:VCARD\s*$/i.test(line)) card = new Map()
    else if (/^END:VCARD\s*$/i.test(line) && card) {
      const row = rowOf(card)
      card = null
      return [row]
    } else if (card) addProperty(card, line)
    return []
  }

  return { push, end }
}

/** Quoted-printable text goes on in the next line after a single '='. */
function isSoftBroken(line: string): boolean {
  return line.endsWith('=') && /^[^:]*ENCODING=QUOTED-PRINTABLE/i.test(line)
}

function addProperty(card: Map<VcardPart | 'N', string[]>, line: string): void {
  const [, name = '', parameters = '', raw = ''] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(line) ?? []
  const property = name.toUpperCase()
  const part = property === 'N' ? 'N' : partOfProperty[property]
  if (part === undefined || line.length > maxLine) return
  const isQuoted = /QUOTED-PRINTABLE/i.test(parameters)
  const charset = /CHARSET=([\w-]+)/i.exec(parameters)?.[1]
  const value = isQuoted ? decodeQuoted(raw, charset ?? 'utf-8') : raw
  const text = textOf(part, value).trim()
  if (text !== '') card.set(part, [...(card.get(part) ?? []), text])
}

/** The parts of structured values are separated by semicolons. */
function textOf(part: VcardPart | 'N', value: string): string {
  if (part === 'phone') return unescape(value.replace(/^tel:/i, ''))
  if (part === 'N') {
    const [family = '', given = '', middle = '', prefix = ''] = splitParts(value)
    return [prefix, given, middle, family].filter(Boolean).join(' ')
  }
  if (part === 'company' || part === 'address') return splitParts(value).filter(Boolean).join(', ')
  return unescape(value)
}

function splitParts(value: string): string[] {
  return value.split(/(?<!\\);/).map((each) => unescape(each).trim())
}

function unescape(value: string): string {
  return value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

function decodeQuoted(text: string, charset: string): string {
  const bytes = [...text.matchAll(/=([\da-f]{2})|([^=])/gi)].flatMap(([, hex, plain]) =>
    hex === undefined ? [...new TextEncoder().encode(plain)] : [Number.parseInt(hex, 16)],
  )
  return decoderOf(charset).decode(new Uint8Array(bytes))
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

function rowOf(card: ReadonlyMap<VcardPart | 'N', readonly string[]>): string[] {
  const linesOf = (part: VcardPart | 'N') => (card.get(part) ?? []).join('\n')
  return vcardParts.map((part) =>
    part === 'name' ? linesOf('name') || linesOf('N') : linesOf(part),
  )
}
