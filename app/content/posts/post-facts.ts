import type { PostTag } from '#catalog/posts.ts'
import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import type { Body } from '../markdown/body.ts'
import type { PageDates, PageFacts } from '../page-record.ts'

/** `dates` null: the article is still being written, so its page states that and is not indexed. */
export type PostFacts = Omit<PageFacts, 'indexed'> & {
  dates: PageDates | null
  tags: readonly PostTag[]
}

/** All the words of an article in one language (requirements 3.9). */
export type PostWords = {
  line: string
  meta: PageMeta
  opening: Opening
  /** The text; empty while it is being written. */
  body: Body
}
