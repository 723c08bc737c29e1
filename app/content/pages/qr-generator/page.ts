import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/qr/qr-page.tsx',
  opening: { letter: 'ק', backdrop: 'lilac' },
  related: ['services/digital-business-card', 'package-builder', 'contact'],
  menus: ['footer'],
  unprefixed: ['qr-generator'],
}
