import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/thank-you/thank-you-quote-page.tsx',
  opening: { letter: 'ת', backdrop: 'lilac' },
  related: ['portfolio', 'blog', ''],
  indexed: false,
  cache: 'server',
  /** 'estimate': what was requested has a part with a price "from". */
  query: ['offer'],
  promisesTime: true,
}
