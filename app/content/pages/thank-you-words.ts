import type { PageWords } from '../page-words.ts'

import type { Opening } from '#copy/opening.ts'

export type ThankYouWords = PageWords & {
  body: {
    next: string
    steps: readonly string[]
    /** After a request with a part whose price is a "from". */
    estimate?: Pick<Opening, 'title' | 'lead'> & { steps: readonly string[] }
  }
}
