import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Shifon',
  category: 'Bakery website',
  line: 'What just left the oven, and how much of it is left',
  sample: true,
  details:
    'A site for a sourdough bakery with a live shelf: what was baked this morning and how much is left. Friday orders open on Sunday and close on Thursday; the baker gets one list for the oven and one for the counter.',
}
