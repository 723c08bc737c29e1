import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  // The text is still to be written.
  indexed: false,
  opening: { letter: 'ל', backdrop: 'plaster' },
  related: ['blog/lovable-base44-reality', 'services/uxui-design', 'contact'],
}
