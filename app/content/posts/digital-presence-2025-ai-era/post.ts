import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  opening: { letter: 'נ', backdrop: 'plaster' },
  related: ['blog/figma-ux-ui-design-reality', 'services/digital-presence', 'contact'],
}
