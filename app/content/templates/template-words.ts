import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'

/** Everything a template says in one language. `business` is invented, and the pages say so. */
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
