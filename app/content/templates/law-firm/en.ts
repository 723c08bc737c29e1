import type { TemplateWords } from '../template-words.ts'

export const words: TemplateWords = {
  business: 'Levin, Segev & Co.',
  kind: 'Law firm template',
  line: 'Quiet, well written, no ornament',
  projectLine: 'A quiet page for a law firm, set like a good document',
  details:
    'A landing page for a law firm: practice areas, partners and a meeting request. Double rules and a narrow column come from the world of documents, and one red seal leads to the form.',
  meta: {
    title: 'Law firm landing page template | {studio}',
    description:
      'A demo landing page for a law firm: quiet, well written, no ornament. The firm is invented.',
    keywords: ['law firm landing page', 'lawyer website', 'landing page template'],
  },
  opening: {
    badge: 'Demo template',
    title: ['When the written word', 'decides'],
    lead: 'A landing page template for a law firm. Levin, Segev & Co. is an invented firm, and the content was written as a demo.',
  },
}
