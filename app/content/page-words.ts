import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'

/** The words that every page must have, in one language. */
export type PageWords = {
  /** The text of links to the page, everywhere. */
  link: string
  /** The name of the page in menus, where it is shorter than `link`. */
  menuName?: string
  meta: PageMeta
  opening: Opening
}
