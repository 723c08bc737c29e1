import { posts as postIds, type PostId } from '#catalog/posts.ts'
import { definePage, type PageRecord } from '../page-record.ts'
import type { PostFacts } from './post-facts.ts'
import { post as sevenUxMistakesKillingConversions } from './7-ux-mistakes-killing-conversions/post.ts'
import { post as digitalPresence2025AiEra } from './digital-presence-2025-ai-era/post.ts'
import { post as figmaUxUiDesignReality } from './figma-ux-ui-design-reality/post.ts'
import { post as kamaOleItzuvAplikatzia2025 } from './kama-ole-itzuv-aplikatzia-2025/post.ts'
import { post as lovableBase44Reality } from './lovable-base44-reality/post.ts'

/** The facts of each article, from its folder. */
export const posts: Record<PostId, PostFacts> = {
  'digital-presence-2025-ai-era': digitalPresence2025AiEra,
  'figma-ux-ui-design-reality': figmaUxUiDesignReality,
  'lovable-base44-reality': lovableBase44Reality,
  '7-ux-mistakes-killing-conversions': sevenUxMistakesKillingConversions,
  'kama-ole-itzuv-aplikatzia-2025': kamaOleItzuvAplikatzia2025,
}

/**
 * Newest first, after the articles that are still being written. Articles of the same day are in
 * the order of the catalogue.
 */
export const postsByDate: readonly PostId[] = postIds.toSorted((a, b) =>
  dayOf(b).localeCompare(dayOf(a)),
)

/** Sorts after every day of an article that is still being written. */
function dayOf(id: PostId): string {
  return posts[id].dates?.published ?? '9999'
}

/** Without the articles that are still being written. */
export const publishedPosts = postsByDate.filter((id) => posts[id].dates !== null)

export const postPages: readonly PageRecord[] = postIds.map((id) => {
  const place = {
    path: `blog/${id}`,
    pattern: '/:lang/blog/:post',
    module: 'documents/site/pages/blog/post-page.tsx',
  } as const
  const { tags: _, ...facts } = posts[id]
  return definePage(place, {
    indexed: facts.dates !== null,
    structuredData: ['Organization', 'WebSite', 'BreadcrumbList', 'BlogPosting'],
    unprefixed: [`blog/${id}`],
    ...facts,
  })
})
