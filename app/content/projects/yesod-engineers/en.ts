import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Yesod Engineers',
  category: 'Company website',
  line: 'Structural engineers, drawn like a plan',
  sample: true,
  details:
    'A company site for structural engineers. Every project comes with its drawing and the engineering answer in two paragraphs, in Hebrew and English. The careers page is fed by a small back office that we built for the firm.',
}
