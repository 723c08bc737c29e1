import type { TemplateWords } from '../template-words.ts'

export const words: TemplateWords = {
  business: 'Dr. Maya Alon',
  kind: 'Aesthetic clinic template',
  line: 'A small whole site: treatments, prices and booking',
  projectLine: 'A small, soft site for an aesthetic clinic',
  details:
    'A small but complete site for a clinic: treatments, before and after, prices, articles and a consultation request. The tone is calm and the prices are in plain sight.',
  meta: {
    title: 'Demo site for an aesthetic clinic | {studio}',
    description:
      'A whole demo site for an aesthetic clinic: treatments, before and after, prices and booking. The clinic is invented.',
    keywords: [
      'clinic website',
      'beautician website',
      'aesthetic doctor website',
      'website template',
    ],
  },
  opening: {
    badge: 'Demo site',
    title: ['Second', 'skin'],
    lead: 'A whole demo site for an aesthetic clinic: treatments, before and after, prices and booking. Dr. Maya Alon is an invented character, and the content is not medical advice.',
  },
}
