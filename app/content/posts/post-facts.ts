import type { PostTag } from '#catalog/posts.ts'
import type { SourceId } from '#catalog/sources.ts'
import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import type { Body } from '../markdown/body.ts'
import type { PageDates, PageFacts } from '../page-record.ts'

/** `dates` null: the article is still being written, so its page states that and is not indexed. */
export type PostFacts = Omit<PageFacts, 'indexed'> & {
  dates: PageDates | null
  /** The first is the group of the article in the list. */
  tags: readonly PostTag[]
  /** What the facts of the article are from, in the order of its text. */
  sources: readonly SourceId[]
  /** It explains what the law demands, so its page says that it is no legal advice. */
  isAboutLaw?: true
}

/** All the words of an article in one language (requirements 3.9). */
export type PostWords = {
  line: string
  meta: PageMeta
  opening: Opening
  /** The text; empty while it is being written. */
  body: Body
}
