import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/legal/terms-of-service-page.tsx',
  opening: { letter: 'ת', backdrop: 'plaster' },
  structuredData: ['Organization', 'WebSite', 'BreadcrumbList'],
  related: ['privacy-policy', 'accessibility', 'contact'],
  menus: ['legal'],
  unprefixed: ['terms', 'terms-of-service'],
}
