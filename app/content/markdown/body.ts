import type { PriceItemId } from '#catalog/price-book.ts'

/** A run of text inside a block. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  /** `to`: a path below the language ('services/uxui-design#prices'), or an address elsewhere. */
  | { kind: 'link'; to: string; isOwn: boolean; children: Inline[] }
  /** The current price: of one item, or from the lowest price of one to the highest of another. */
  | { kind: 'price'; from: PriceItemId; to: PriceItemId }

/** A drawing whose colours follow the theme. `markup`: SVG that was validated when it was read. */
export type Drawing = { viewBox: string; markup: string }

/** A text as data, limited to what Markdown can express. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'checklist'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; paragraphs: Inline[][] }
  | { kind: 'figure'; alt: string; caption: string; drawing: Drawing }

export type Body = readonly Block[]
