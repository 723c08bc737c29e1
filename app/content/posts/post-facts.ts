import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import type { PageFacts } from '../page-record.ts'

export type PostFacts = PageFacts

/** Everything an article says in one language. */
export type PostWords = { title: string; line: string; meta: PageMeta; opening: Opening }
