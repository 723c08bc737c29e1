import { hash } from 'node:crypto'
import { canonicalJson, type Plain } from '#domain/quotes/canonical-json.ts'

export type Frozen = { text: string; hash: string }

/** The canonical text of a content and its hash, which reveals later changes. */
export function freezeText(content: Plain): Frozen {
  const text = canonicalJson(content)
  return { text, hash: hash('sha256', text) }
}

export function isIntact({ text, hash: known }: Frozen): boolean {
  return hash('sha256', text) === known
}
