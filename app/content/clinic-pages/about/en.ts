import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'The clinic and its team',
  meta: {
    title: 'The clinic and its team, a demo | {studio}',
    description:
      'The about page in the demo site of an invented aesthetic clinic: team, approach and rooms.',
    keywords: ['clinic website', 'about page', 'demo website'],
  },
  opening: {
    badge: 'Demo site',
    title: ['The clinic', 'and who runs it'],
    lead: 'The about page in the demo site of Dr. Maya Alon, an invented doctor. It shows how a clinic presents its team, its approach and its rooms.',
  },
}
