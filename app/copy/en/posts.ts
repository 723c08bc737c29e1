import type { Posts } from '../he/posts.ts'

export const posts: Posts = {
  readMore: 'Read',
  soon: 'The full article is still being written. A question that cannot wait? We will answer it now.',
  readMoreOf: 'Read the article: {title}',
  search: {
    label: 'Search the articles',
    submit: 'Search',
    found: {
      one: 'One article found',
      two: '{count} articles found',
      other: '{count} articles found',
    },
    none: 'No articles found matching your search',
    all: 'All articles',
  },
}
