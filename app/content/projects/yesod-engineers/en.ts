import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Yesod Engineers',
  category: 'Company website',
  line: 'A structural engineering firm’s site, drawn like a plan',
  sample: true,
  details:
    'A company site for structural engineers. Every project comes with its drawing and the engineering solution in two paragraphs, in Hebrew and English. The careers page is updated from a small admin system that we built for the firm.',
}
