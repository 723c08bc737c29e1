import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Sarug',
  category: 'Branding',
  line: 'A knitwear label whose mark is a single stitch',
  sample: true,
  details:
    'Identity for a small knitwear label. The stitch is the mark; it returns on the bag, on the tag and in the pattern on the paper. The name is written as thin as yarn.',
}
