import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/estimate-calculator/estimate-calculator-page.tsx',
  opening: { letter: 'ח', backdrop: 'fig' },
  related: ['blog/kama-ole-itzuv-aplikatzia-2025', 'services/uxui-design', 'package-builder'],
  query: ['clients', 'staff', 'admin'],
  unprefixed: ['estimate-calculator'],
}
