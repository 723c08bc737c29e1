import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/thank-you/thank-you-contact-page.tsx',
  opening: { letter: 'ת', backdrop: 'lilac' },
  related: ['portfolio', 'blog', ''],
  indexed: false,
  promisesTime: true,
}
