import { hash } from 'node:crypto'
import { canonicalJson, type Plain } from '#domain/quotes/canonical-json.ts'

export type Frozen = { text: string; hash: string }

/** The canonical text of a content and its hash, which shows later changes. */
export function freeze(content: Plain): Frozen {
  const text = canonicalJson(content)
  return { text, hash: hash('sha256', text) }
}

export function isIntact({ text, hash: known }: Frozen): boolean {
  return hash('sha256', text) === known
}
