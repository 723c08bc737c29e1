import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  opening: { letter: 'ש', backdrop: 'plaster' },
  related: [
    'blog/digital-presence-2025-ai-era',
    'services/uxui-design',
    'package-builder',
    'contact',
  ],
}
