import type { TemplateWords } from '../template-words.ts'

export const words: TemplateWords = {
  business: 'Working Money',
  kind: 'Financial course template',
  line: 'All type, like a poster in the street',
  projectLine: 'A finance course made of nothing but type',
  details:
    'A landing page for an evening course. It has no pictures: the headline is the poster, and the tilted block says in one line who the course is not for.',
  meta: {
    title: 'Financial course page template | {studio}',
    description:
      'A demo landing page for an online course, all type, like a poster in the street. The course is invented.',
    keywords: ['course landing page', 'online course website', 'landing page template'],
  },
  opening: {
    badge: 'Demo template',
    title: ['Money that works', 'starts with a budget'],
    lead: 'A landing page template for an online finance course. The course is invented, the content was written as a demo, and nothing here is financial advice.',
  },
}
