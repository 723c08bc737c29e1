import type { Title } from '#copy/opening.ts'
import type { PageWords } from '../page-words.ts'

/** What already holds, in a few lines each. The full texts will stand below. */
export type LegalWords = PageWords & {
  body: { title: Title; facts: readonly { name: string; text: string }[] }
}
