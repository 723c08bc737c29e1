import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/home/home-page.tsx',
  opening: { letter: 'א', backdrop: 'lilac' },
  related: ['portfolio', 'about', 'contact'],
  structuredData: ['Organization', 'WebSite', 'VideoObject'],
  menus: ['header'],
}
