import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/about/about-page.tsx',
  opening: { letter: 'א', backdrop: 'lilac' },
  related: ['portfolio', 'services/strategic-consulting', 'contact'],
  structuredData: ['Organization', 'WebSite', 'ProfilePage'],
  menus: ['header', 'footer'],
  unprefixed: ['about'],
}
