import type { Drawing } from './body.ts'

/**
 * What a drawing may not contain: what the content security policy refuses, what leaves the page,
 * and colours of only one theme.
 */
const refused = [
  /<(?:style|script|image|foreignObject|iframe|a|animate\w*|set)\b[^>]*>?/i,
  /\s(?:style|class|on\w+|font-family)="[^"]*"/i,
  /\shref="(?!#)[^"]*"/,
  /url\((?!#)[^)]*\)/,
  /\s(?:fill|stroke|color|stop-color|flood-color)="(?!none"|currentColor"|var\(--color-[\w-]+\)"|url\(#)[^"]*"/,
]

/** The definitions of ids in the drawing and the references to them. */
const reference = /(\sid="|\shref="#|url\(#)([\w-]+)/g

/**
 * Reads an SVG file for use inside a page, whose typeface and colours it gets. Its ids get a
 * prefix, and the attributes of its root move to a group. Throws an error that names the file and
 * the fault.
 */
export function readDrawing(svg: string, file: string): Drawing {
  const [, attributes = '', content] =
    /^\s*<svg\b([^>]*)>(.*)<\/svg>\s*$/s.exec(svg.replaceAll(/<!--.*?-->/gs, '')) ?? []
  const viewBox = /\sviewBox="([^"]*)"/.exec(attributes)?.[1]
  if (content === undefined || viewBox === undefined)
    throw new Error(`${file}: a figure must be one <svg> with a viewBox`)
  const shared = attributes.replaceAll(/\s(?:viewBox|xmlns|role|aria-\w+)="[^"]*"/g, '').trim()
  const markup = `<g ${shared}>${minify(content)}</g>`
  for (const pattern of refused) {
    const [found] = pattern.exec(markup) ?? []
    if (found) throw new Error(`${file}: "${found.trim()}" is not allowed in a figure`)
  }
  return { viewBox, markup: markup.replaceAll(reference, '$1figure-$2') }
}

/** Removes the title and description, because the page has a caption, and line breaks. */
function minify(content: string): string {
  return content
    .replaceAll(/<(title|desc)\b.*?<\/\1>/gs, '')
    .replaceAll(/>\s*\n\s*</g, '><')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
}
