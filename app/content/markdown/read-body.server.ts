import { lexer, type MarkedToken, type Tokens } from 'marked'
import type { Block, Body, Drawing, Inline } from './body.ts'
import { inside, readInline, unknownMarkdown } from './read-inline.server.ts'

type Source = {
  /** The name of the file in errors. */
  file: string
  /** The drawing that `![…](figure.svg "…")` shows; null: there is no such file. */
  drawing: Drawing | null
}

/**
 * Reads a Markdown text (GitHub's, without raw HTML) into blocks. Throws an error that names the
 * file and the fault.
 */
export function readBody(markdown: string, { file, drawing }: Source): Body {
  // SAFETY: no extension of marked is used, so every token is one of its own.
  const tokens = lexer(markdown) as MarkedToken[]
  let headings = 0
  return tokens.flatMap((token): Block[] => {
    if (token.type === 'space') return []
    if (token.type !== 'heading') return [readBlock(token, { file, drawing })]
    headings += 1
    return [readHeading(token, `section-${headings}`, file)]
  })
}

function readHeading(token: Tokens.Heading, id: string, file: string): Block {
  const { depth } = token
  if (depth !== 2 && depth !== 3)
    throw new Error(`${file}: "${token.raw.trim()}": the headings of an article are ## and ###`)
  return { kind: 'heading', level: depth, id, children: readInline(inside(token), file) }
}

function readBlock(token: MarkedToken, { file, drawing }: Source): Block {
  if (token.type === 'paragraph') return readParagraph(token, { file, drawing })
  if (token.type === 'list') return readList(token, file)
  if (token.type === 'table') return readTable(token, file)
  if (token.type !== 'blockquote') throw unknownMarkdown(token, file)
  const paragraphs = inside(token).filter(({ type }) => type !== 'space')
  return { kind: 'quote', paragraphs: paragraphs.map((each) => readOnly('paragraph', each, file)) }
}

function readTable({ header, rows }: Tokens.Table, file: string): Block {
  const read = (cell: Tokens.TableCell) => readInline(inside(cell), file)
  return { kind: 'table', head: header.map(read), rows: rows.map((row) => row.map(read)) }
}

function readParagraph(token: Tokens.Paragraph, { file, drawing }: Source): Block {
  const [first, ...rest] = inside(token)
  if (first?.type !== 'image' || rest.length > 0)
    return { kind: 'paragraph', children: readInline(inside(token), file) }
  const { href, text: alt, title: caption } = first
  if (href !== 'figure.svg' || alt === '' || !caption)
    throw new Error(`${file}: a figure is ![what it shows](figure.svg "caption")`)
  if (drawing === null) throw new Error(`${file}: the SVG file of its figure is missing`)
  return { kind: 'figure', alt, caption, drawing }
}

function readList({ ordered, items }: Tokens.List, file: string): Block {
  const texts = items.map((item) => {
    const [text, ...rest] = inside(item).filter(({ type }) => type !== 'checkbox')
    if (text === undefined || rest.length > 0)
      throw new Error(`${file}: "${item.raw.trim()}": an item of a list is one paragraph`)
    return readOnly(item.loose ? 'paragraph' : 'text', text, file)
  })
  return items.every(({ task }) => task)
    ? { kind: 'checklist', items: texts }
    : { kind: 'list', ordered, items: texts }
}

/** The runs of a token, which must be of this type. */
function readOnly(type: 'paragraph' | 'text', token: MarkedToken, file: string): Inline[] {
  if (token.type !== type) throw unknownMarkdown(token, file)
  return readInline(inside(token), file)
}
