import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  // The text is still to be written.
  indexed: false,
  opening: { letter: 'ז', backdrop: 'plaster' },
  related: ['blog/kama-ole-itzuv-aplikatzia-2025', 'services/landing-page', 'contact'],
}
