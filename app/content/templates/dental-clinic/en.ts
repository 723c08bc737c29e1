import type { TemplateWords } from '../template-words.ts'

export const words: TemplateWords = {
  business: 'Keshet Dental',
  kind: 'Dental clinic template',
  line: 'Bright and welcoming, with booking at the top',
  projectLine: 'A bright page for a dentist, with booking at the top',
  details:
    'A landing page for a dentist. The next free slot is offered in the headline, and below it the facts that people choose a clinic by: parking, hours and care for children.',
  meta: {
    title: 'Dental clinic landing page template | {studio}',
    description:
      'A demo landing page for a dental clinic: bright and welcoming, with booking at the top. The clinic is invented.',
    keywords: ['dentist landing page', 'dental clinic website', 'landing page template'],
  },
  opening: {
    badge: 'Demo template',
    title: ['A smile is', 'no luxury'],
    lead: 'A landing page template for a dental clinic. Keshet Dental is an invented clinic, and the content was written as a demo.',
  },
}
