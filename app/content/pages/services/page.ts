import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/all-services/all-services-page.tsx',
  opening: { letter: 'ש', backdrop: 'plaster' },
  unprefixed: ['services'],
  related: ['package-builder', 'portfolio', 'contact'],
}
