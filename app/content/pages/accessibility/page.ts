import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/legal/accessibility-page.tsx',
  opening: { letter: 'נ', backdrop: 'sea' },
  structuredData: ['Organization', 'WebSite', 'BreadcrumbList'],
  related: ['privacy-policy', 'terms-of-service', 'contact'],
  menus: ['legal'],
}
