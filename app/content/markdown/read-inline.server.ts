import type { MarkedToken, Tokens } from 'marked'
import { isPagePath } from '#catalog/pages.ts'
import { isPriceItemId, type PriceItemId } from '#catalog/price-book.ts'
import type { Inline } from './body.ts'

/**
 * The runs of a paragraph, a heading or a cell. `file`: the name of the file in errors. Throws an
 * error that names the file and the fault.
 */
export function readInline(tokens: readonly MarkedToken[], file: string): Inline[] {
  return tokens.flatMap((token) => readRun(token, file))
}

/** The tokens inside a token. */
export function inside({ tokens = [] }: { tokens?: readonly unknown[] | undefined }) {
  // SAFETY: no extension of marked is used, so every token is one of its own.
  return tokens as MarkedToken[]
}

function readRun(token: MarkedToken, file: string): Inline[] {
  // The list around it is already marked as a checklist.
  if (token.type === 'checkbox') return []
  if (token.type === 'text' && !token.tokens) return readPlaces(token.text, file)
  if (token.type === 'text') return readInline(inside(token), file)
  if (token.type === 'escape') return [{ kind: 'text', text: token.text }]
  if (token.type === 'codespan') return [{ kind: 'code', text: token.text }]
  if (token.type === 'link') return [readLink(token, file)]
  if (token.type !== 'strong' && token.type !== 'em') throw unknownMarkdown(token, file)
  const children = readInline(inside(token), file)
  return [{ kind: token.type === 'em' ? 'emphasis' : 'strong', children }]
}

export function unknownMarkdown({ raw }: MarkedToken, file: string): Error {
  return new Error(`${file}: "${raw.trim()}" is Markdown that articles do not support`)
}

function readLink(token: Tokens.Link, file: string): Inline {
  const { href } = token
  const children = readInline(inside(token), file)
  if (href.startsWith('https://')) return { kind: 'link', to: href, isOwn: false, children }
  const [path = '', anchor] = href.replace(/^\//, '').split('#')
  if (!href.startsWith('/') || !isPagePath(path))
    throw new Error(`${file}: the link "${href}" does not lead to a page of the site`)
  const to = anchor === undefined ? path : `${path}#${anchor}`
  return { kind: 'link', to, isOwn: true, children }
}

const place = /(\{[^{}\s]*:[^{}]*\})/

/** Text that refers to prices: {price:website}, {range:landing-page:website}. */
function readPlaces(text: string, file: string): Inline[] {
  return text
    .replaceAll('\n', ' ')
    .split(place)
    .filter((part) => part !== '')
    .map((part) => (place.test(part) ? readPrice(part, file) : { kind: 'text', text: part }))
}

function readPrice(text: string, file: string): Inline {
  const [name, from = '', to] = text.slice(1, -1).split(':')
  const isWhole = name === 'price' ? to === undefined : name === 'range' && to !== undefined
  if (!isWhole) throw new Error(`${file}: ${text} is neither {price:…} nor {range:…:…}`)
  return { kind: 'price', from: requireItem(from, file), to: requireItem(to ?? from, file) }
}

function requireItem(id: string, file: string): PriceItemId {
  if (isPriceItemId(id)) return id
  throw new Error(`${file}: the price book has no "${id}"`)
}
