import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'

/**
 * All the words of a template in one language. `business` is invented, and the pages state that.
 */
export type TemplateWords = {
  business: string
  kind: string
  line: string
  /** Its line in the portfolio. */
  projectLine: string
  details: string
  meta: PageMeta
  opening: Opening
}
