import type { Title } from '#copy/opening.ts'
import type { PageWords } from '../page-words.ts'

/** A string is a paragraph, an array is a list. */
export type LegalBlock = string | readonly string[]

export type LegalSection = {
  title: string
  blocks: readonly LegalBlock[]
  /** The text of the section's link. The page sets its address. */
  link?: string
}

/** The complete text of a legal page. The keys are the anchors, the same in both languages. */
export type LegalWords = PageWords & {
  body: { title: Title; sections: Readonly<Record<string, LegalSection>> }
}
