import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-22', updated: '2026-11-22' },
  tags: ['business', 'ai'],
  opening: { letter: 'נ', backdrop: 'plaster' },
  related: ['blog/figma-ux-ui-design-reality', 'services/digital-presence', 'contact'],
  sources: ['openai-crawlers', 'local-business-data', 'search-starter-guide'],
}
