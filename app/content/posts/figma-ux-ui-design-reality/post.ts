import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-22', updated: '2026-11-22' },
  tags: ['design'],
  opening: { letter: 'ל', backdrop: 'plaster' },
  related: ['blog/lovable-base44-reality', 'services/uxui-design', 'contact'],
  sources: ['figma-pricing', 'html-direction', 'contrast-minimum'],
}
