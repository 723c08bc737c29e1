import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import type { PageFacts } from '../page-record.ts'

export type PostFacts = PageFacts

export type PostSection = { title: string; paragraphs: readonly string[] }

/** Everything an article says in one language (requirements 3.9). */
export type PostWords = {
  line: string
  meta: PageMeta
  opening: Opening
  /** The text. While there is none, the page says so, and the article is not indexed. */
  sections: readonly PostSection[]
}
