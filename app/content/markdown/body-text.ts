import type { Block, Body, Inline } from './body.ts'

type TextOf = (price: Extract<Inline, { kind: 'price' }>) => string

/** The text of runs as a reader sees it. `textOf` returns the text of a price. */
export function inlineText(runs: readonly Inline[], textOf: TextOf): string {
  return runs
    .map((run) => {
      if ('text' in run) return run.text
      return run.kind === 'price' ? textOf(run) : inlineText(run.children, textOf)
    })
    .join('')
}

/**
 * The texts of a block, one for each paragraph, item or cell. Text inside a figure does not count.
 */
function blockTexts(block: Block, textOf: TextOf): string[] {
  const texts = (parts: readonly Inline[][]) => parts.map((runs) => inlineText(runs, textOf))
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return texts([block.children])
    case 'list':
    case 'checklist':
      return texts(block.items)
    case 'table':
      return texts([...block.head, ...block.rows.flat()])
    case 'quote':
      return texts(block.paragraphs)
    case 'figure':
      return [block.caption]
  }
}

/** All texts of a body, in order. */
export function bodyTexts(body: Body, textOf: TextOf): string[] {
  return body.flatMap((block) => blockTexts(block, textOf))
}

/** Every price that a body refers to. */
export function pricesIn(body: Body): Extract<Inline, { kind: 'price' }>[] {
  const found: Extract<Inline, { kind: 'price' }>[] = []
  bodyTexts(body, (price) => {
    found.push(price)
    return ''
  })
  return found
}
