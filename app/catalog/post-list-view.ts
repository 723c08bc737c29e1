import { isPostTag, type PostTag } from './posts.ts'

/** The view of the list of articles, as in `?q=figma&tag=design`. */
export type PostListView = { search: string; tag: PostTag | null }

/** An unknown tag is ignored. */
export function readPostListView(query: URLSearchParams): PostListView {
  const tag = query.get('tag')
  return { search: (query.get('q') ?? '').trim(), tag: isPostTag(tag) ? tag : null }
}

/** The path of the list with this view, below the language. */
export function postListPath({ search, tag }: PostListView): string {
  const query = new URLSearchParams({
    ...(search === '' ? {} : { q: search }),
    ...(tag === null ? {} : { tag }),
  })
  return query.size === 0 ? 'blog' : `blog?${query}`
}
