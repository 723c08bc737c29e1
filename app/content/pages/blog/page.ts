import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/blog/blog-page.tsx',
  opening: { letter: 'ב', backdrop: 'citron' },
  related: [
    'blog/digital-presence-2025-ai-era',
    'blog/7-ux-mistakes-killing-conversions',
    'blog/kama-ole-itzuv-aplikatzia-2025',
  ],
  menus: ['header', 'footer'],
  query: ['q', 'tag'],
  unprefixed: ['blog'],
}
