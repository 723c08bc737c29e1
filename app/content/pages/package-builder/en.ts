import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'Several services, one package',
  meta: {
    title: 'Several services, one package | {studio}',
    description:
      'Two services or more cost less together than apart, and the discount grows with each one. A quote within {replyTime}.',
    keywords: ['service package', 'quote', 'website and branding', 'package discount'],
  },
  opening: {
    badge: 'Build a package',
    title: ['Several services', 'one package'],
    lead: 'Mark what you need and watch the price, the discount and the VAT follow. Two services or more cost less together than apart, and it all comes to you as one clear quote.',
  },
}
