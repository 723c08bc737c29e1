import type { Posts } from '../he/posts.ts'

export const posts: Posts = {
  readMore: 'Read',
  soon: 'The full article is still being written. Have a question that can’t wait? We’ll answer it now.',
  search: {
    label: 'Search the articles',
    submit: 'Search',
    found: {
      one: 'One article found',
      two: '{count} articles found',
      other: '{count} articles found',
    },
    none: 'No articles found matching your search',
    meant: 'Results for “{search}”',
    all: 'All articles',
  },
  tags: {
    label: 'Articles by topic',
    topics: 'Topics',
    all: 'All',
    names: {
      budget: 'What it costs',
      business: 'Building and selling',
      law: 'Law and ownership',
      design: 'Design',
      ai: 'AI',
    },
  },
  article: {
    updated: 'Updated',
    readingTime: {
      one: 'A one-minute read',
      two: 'A {count}-minute read',
      other: 'A {count}-minute read',
    },
    contents: 'In this article',
    law: 'This article explains the law as it was on {day}. It is not legal advice; what is binding are the sources at its end.',
    sources: 'Sources',
    livePage: 'A page kept up to date',
    prices: 'Prices come from the studio’s price list and change with it.{articleVat}',
    services: 'Where to go from here',
    neighbours: 'More articles',
    previous: 'Previous article',
    next: 'Next article',
    share: {
      label: 'Share this article',
      native: 'Share',
      toWhatsapp: 'On WhatsApp',
      toLinkedin: 'On LinkedIn',
      copy: 'Copy the link',
      copied: 'Link copied',
      notCopied: 'The link was not copied. You can copy it from the address bar.',
    },
  },
}
