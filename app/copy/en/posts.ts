import type { Posts } from '../he/posts.ts'

export const posts: Posts = {
  readMore: 'Read',
  soon: 'The full article is still being written. A question that cannot wait? We will answer it now.',
  readMoreOf: 'Read the article: {title}',
}
