import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  // The text is still to be written.
  indexed: false,
  opening: { letter: 'ה', backdrop: 'plaster' },
  related: ['blog/7-ux-mistakes-killing-conversions', 'services/app-development', 'contact'],
}
