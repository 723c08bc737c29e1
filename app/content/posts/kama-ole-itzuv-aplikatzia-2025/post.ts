import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  // The text is still to be written.
  indexed: false,
  opening: { letter: 'ש', backdrop: 'plaster' },
  related: [
    'blog/digital-presence-2025-ai-era',
    'services/uxui-design',
    'package-builder',
    'contact',
  ],
}
