import type { TemplateWords } from '../template-words.ts'

export const words: TemplateWords = {
  business: 'Keshet Dental',
  kind: 'Dental clinic template',
  line: 'Bright and welcoming, with booking at the top',
  projectLine: 'A bright page for a dentist, with booking at the top',
  details:
    'A landing page for a dentist. The first screen offers the next free appointments and the facts people choose a clinic by: hours, parking and care for children. Below, every price sits in a bubble that grows with it, the first visit runs step by step, and first aid for a knocked-out tooth is one tap away.',
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
