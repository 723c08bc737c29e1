import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/portfolio/portfolio-page.tsx',
  opening: { letter: 'ע', backdrop: 'fig' },
  related: [
    'portfolio/tlbank-webapp',
    'portfolio/chatmail-app',
    'portfolio/mello-petshop',
    'contact',
  ],
  menus: ['header', 'footer'],
  unprefixed: ['portfolio'],
  query: ['category', 'project'],
}
