import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/package-builder/package-builder-page.tsx',
  opening: { letter: 'ח', backdrop: 'fig' },
  related: ['estimate-calculator', 'services/digital-presence', 'services/landing-page', 'contact'],
  menus: ['header', 'footer'],
  query: ['s', 'c', 'o.*', 'a.*', 'm.*'],
  methods: ['GET', 'POST'],
}
