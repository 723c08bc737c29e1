import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/contact/contact-page.tsx',
  opening: { letter: 'ס', backdrop: 'citron' },
  related: ['portfolio', 'package-builder', 'about'],
  menus: ['footer'],
  unprefixed: ['contact'],
  query: ['template'],
  methods: ['GET', 'POST'],
  promisesTime: true,
}
