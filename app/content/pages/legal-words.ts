import type { Title } from '#copy/opening.ts'
import type { PageWords } from '../page-words.ts'

/** A text is a paragraph, several are the items of a list. */
export type LegalBlock = string | readonly string[]

export type LegalSection = {
  title: string
  blocks: readonly LegalBlock[]
  /** What the link of the section says; the page knows where it leads. */
  link?: string
}

/** The whole text of a legal page. The keys are the anchors, the same in both languages. */
export type LegalWords = PageWords & {
  body: { title: Title; sections: Readonly<Record<string, LegalSection>> }
}
