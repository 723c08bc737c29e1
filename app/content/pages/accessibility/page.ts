import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'legal/accessibility-page.tsx',
  opening: { letter: 'נ', backdrop: 'sea' },
  related: ['privacy-policy', 'terms-of-service', 'contact'],
  menus: ['legal'],
}
