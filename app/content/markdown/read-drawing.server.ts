import type { Drawing } from './body.ts'

/** What the content security policy refuses, what leaves the page, and colours of one theme. */
const refused = [
  /<(?:style|script|image|foreignObject|iframe|a|animate\w*|set)\b[^>]*>?/i,
  /\s(?:style|class|on\w+|font-family)="[^"]*"/i,
  /\shref="(?!#)[^"]*"/,
  /url\((?!#)[^)]*\)/,
  /\s(?:fill|stroke|color|stop-color|flood-color)="(?!none"|currentColor"|var\(--color-[\w-]+\)"|url\(#)[^"]*"/,
]

/** What names an id of the drawing. */
const reference = /(\sid="|\shref="#|url\(#)([\w-]+)/g

/**
 * An SVG file as part of a page: it has its text face and its colours. Its ids get a prefix, and the
 * attributes of its root move to a group. Throws one sentence that names the file and what is wrong.
 */
export function readDrawing(svg: string, file: string): Drawing {
  const [, attributes = '', content] =
    /^\s*<svg\b([^>]*)>(.*)<\/svg>\s*$/s.exec(svg.replaceAll(/<!--.*?-->/gs, '')) ?? []
  const viewBox = /\sviewBox="([^"]*)"/.exec(attributes)?.[1]
  if (content === undefined || viewBox === undefined)
    throw new Error(`${file}: a figure is one <svg> with a viewBox`)
  const shared = attributes.replaceAll(/\s(?:viewBox|xmlns|role|aria-\w+)="[^"]*"/g, '').trim()
  const markup = `<g ${shared}>${withoutLayout(content)}</g>`
  for (const pattern of refused) {
    const [found] = pattern.exec(markup) ?? []
    if (found) throw new Error(`${file}: "${found.trim()}" has no place in a figure`)
  }
  return { viewBox, markup: markup.replaceAll(reference, '$1figure-$2') }
}

/** The page names the figure, so that it needs no title of its own. */
function withoutLayout(content: string): string {
  return content
    .replaceAll(/<(title|desc)\b.*?<\/\1>/gs, '')
    .replaceAll(/>\s*\n\s*</g, '><')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
}
