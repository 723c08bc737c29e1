import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Marva',
  category: 'Branding',
  line: 'Plant extracts with labels you can read without glasses',
  sample: true,
  details:
    'A range of plant extracts for the home. Each bottle says when to take it before it says what is inside, in large letters. The leaf changes from plant to plant.',
}
