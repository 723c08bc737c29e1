import type { TemplateWords } from '../template-words.ts'

export const words: TemplateWords = {
  business: 'Gova Investments',
  kind: 'Property investment template',
  line: 'The numbers first, the story after',
  projectLine: 'A property investment page that opens with figures',
  details:
    'A landing page for an investment firm: a tower that lights up by the hour, every deal on one scale, misses included, a calculator that answers with a range instead of a promise, and risks in the largest type on the page. A strip of four figures stays in view all the way down.',
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
