import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Tene',
  category: 'Branding',
  line: 'A small roastery, a woven basket, a morning sky',
  sample: true,
  details:
    'Name, logo and packaging for a roastery. The logo is a woven basket that also reads as a coffee bean, and sky blue on the bag means a light roast. Each origin gets a band of color and three tasting notes, no stories.',
}
