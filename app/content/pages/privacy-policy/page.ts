import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/legal/privacy-policy-page.tsx',
  opening: { letter: 'פ', backdrop: 'plaster' },
  structuredData: ['Organization', 'WebSite', 'BreadcrumbList'],
  related: ['terms-of-service', 'accessibility', 'contact'],
  methods: ['GET', 'POST'],
  menus: ['legal'],
  unprefixed: ['privacy', 'privacy-policy'],
}
