import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  // The text is still to be written.
  indexed: false,
  opening: { letter: 'נ', backdrop: 'plaster' },
  related: ['blog/figma-ux-ui-design-reality', 'services/digital-presence', 'contact'],
}
