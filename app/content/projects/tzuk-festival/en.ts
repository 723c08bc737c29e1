import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Tzuk',
  category: 'Branding',
  line: 'A desert festival with posters built like a cliff',
  sample: true,
  details:
    'Identity for a music festival in the Negev. Steps of rock are the grid: each stage is a step, and each day gets another hour of light. We designed posters, tickets and signs for the site.',
}
