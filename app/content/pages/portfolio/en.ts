import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'See the work',
  menuName: 'Portfolio',
  meta: {
    title: 'Portfolio: websites, apps and brands | {studio}',
    description:
      'Websites, stores, mobile apps, web apps and brands, with the story of the project behind the largest ones.',
    keywords: ['portfolio', 'website design', 'app design', 'web apps', 'case studies'],
  },
  opening: {
    badge: 'Portfolio',
    title: ['The work', 'we can show'],
    lead: 'We have delivered more than {projects} projects, most of them under a non-disclosure agreement. These are the ones we can show.',
  },
}
