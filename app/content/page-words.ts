import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'

/** What every page has to say, in one language. */
export type PageWords = {
  /** What a link to the page says, wherever it stands. */
  link: string
  /** What menus call the page, where that is shorter than `link`. */
  menuName?: string
  meta: PageMeta
  opening: Opening
}
