import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Sarug',
  category: 'Branding',
  line: 'A knitwear label whose logo is a single stitch',
  sample: true,
  details:
    'Identity for a small knitwear label. The stitch is the logo; it appears again on the bag, on the tag and in the pattern on the paper. The name is as thin as yarn.',
}
