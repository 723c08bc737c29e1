import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'qr/qr-page.tsx',
  // The generator itself is still to be built.
  indexed: false,
  opening: { letter: 'ק', backdrop: 'plaster' },
  related: ['services/digital-business-card', 'contact'],
}
