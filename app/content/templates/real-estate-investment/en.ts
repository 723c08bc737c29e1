import type { TemplateWords } from '../template-words.ts'

export const words: TemplateWords = {
  business: 'Gova Investments',
  kind: 'Property investment template',
  line: 'The numbers first, the story after',
  projectLine: 'A property investment page that opens with figures',
  details:
    'A landing page for an investment firm. A strip of four figures stays in view all the way down, and every deal is told in the same order: value, yield, schedule and risk.',
  meta: {
    title: 'Property investment page template | {studio}',
    description:
      'A demo landing page for a property investment company that puts the numbers first. The company is invented.',
    keywords: ['real estate landing page', 'property investment website', 'landing page template'],
  },
  opening: {
    badge: 'Demo template',
    title: ['Income property', 'without guesswork'],
    lead: 'A landing page template for a property investment firm. Gova Investments is an invented company and the content was written as a demo. Nothing here is an offer or advice to invest.',
  },
}
