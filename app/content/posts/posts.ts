import { posts as postIds, postTags, type PostId, type PostTag } from '#catalog/posts.ts'
import { definePage, type PageRecord } from '../page-record.ts'
import type { PostFacts } from './post-facts.ts'
import { post as sevenUxMistakesKillingConversions } from './7-ux-mistakes-killing-conversions/post.ts'
import { post as digitalPresence2025AiEra } from './digital-presence-2025-ai-era/post.ts'
import { post as figmaUxUiDesignReality } from './figma-ux-ui-design-reality/post.ts'
import { post as kamaOleItzuvAplikatzia2025 } from './kama-ole-itzuv-aplikatzia-2025/post.ts'
import { post as lovableBase44Reality } from './lovable-base44-reality/post.ts'
import { post as atarLemirpaaOOrechDin } from './atar-lemirpaa-o-orech-din/post.ts'
import { post as shelMiHakodVehadomain } from './shel-mi-hakod-vehadomain/post.ts'
import { post as ahzakatAtarAlutShnatit } from './ahzakat-atar-alut-shnatit/post.ts'
import { post as tikun13BaaleiAtarim } from './tikun-13-baalei-atarim/post.ts'
import { post as negishutAtarimHok } from './negishut-atarim-hok/post.ts'
import { post as wordpressWixOKod } from './wordpress-wix-o-kod/post.ts'
import { post as hanutInternetIvrit } from './hanut-internet-ivrit/post.ts'
import { post as kamaOleAplikatzia } from './kama-ole-aplikatzia/post.ts'
import { post as kamaOleDafNechita } from './kama-ole-daf-nechita/post.ts'
import { post as kamaOleLivnotAtar } from './kama-ole-livnot-atar/post.ts'

/** The facts of each article, from its folder. */
export const posts: Record<PostId, PostFacts> = {
  'digital-presence-2025-ai-era': digitalPresence2025AiEra,
  'figma-ux-ui-design-reality': figmaUxUiDesignReality,
  'lovable-base44-reality': lovableBase44Reality,
  '7-ux-mistakes-killing-conversions': sevenUxMistakesKillingConversions,
  'kama-ole-itzuv-aplikatzia-2025': kamaOleItzuvAplikatzia2025,
  'atar-lemirpaa-o-orech-din': atarLemirpaaOOrechDin,
  'shel-mi-hakod-vehadomain': shelMiHakodVehadomain,
  'ahzakat-atar-alut-shnatit': ahzakatAtarAlutShnatit,
  'tikun-13-baalei-atarim': tikun13BaaleiAtarim,
  'negishut-atarim-hok': negishutAtarimHok,
  'wordpress-wix-o-kod': wordpressWixOKod,
  'hanut-internet-ivrit': hanutInternetIvrit,
  'kama-ole-aplikatzia': kamaOleAplikatzia,
  'kama-ole-daf-nechita': kamaOleDafNechita,
  'kama-ole-livnot-atar': kamaOleLivnotAtar,
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

export type PostGroup = { tag: PostTag; ids: readonly PostId[] }

/** The articles by their first tag, which is the group that the list shows them in. */
export const postGroups: readonly PostGroup[] = postTags
  .map((tag) => ({ tag, ids: postsByDate.filter((id) => posts[id].tags[0] === tag) }))
  .filter(({ ids }) => ids.length > 0)

/** Without the articles that are still being written. */
export const publishedPosts = postsByDate.filter((id) => posts[id].dates !== null)

export const postPages: readonly PageRecord[] = postIds.map((id) => {
  const place = {
    path: `blog/${id}`,
    pattern: '/:lang/blog/:post',
    module: 'documents/site/pages/blog/post-page.tsx',
  } as const
  const { tags: _, sources: _sources, isAboutLaw: _isAboutLaw, ...facts } = posts[id]
  return definePage(place, {
    indexed: facts.dates !== null,
    structuredData: ['Organization', 'WebSite', 'BreadcrumbList', 'BlogPosting'],
    unprefixed: [`blog/${id}`],
    ...facts,
  })
})
