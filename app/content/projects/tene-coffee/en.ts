import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Tene',
  category: 'Branding',
  line: 'Name, logo and packaging for a small roastery',
  sample: true,
  details:
    'The logo is a woven basket that also reads as a coffee bean, and sky blue on the bag means a light roast. Each origin gets a band of color and three tasting notes, no stories.',
}
