import type { ServicesIndexWords } from './he.ts'

export const words: ServicesIndexWords = {
  link: 'All services and prices',
  meta: {
    title: 'Services and prices: websites, stores, apps, design | {studio}',
    description:
      'Every service with its starting price and delivery time: websites, landing pages, online stores, apps, UX/UI design, branding and consulting.',
    keywords: ['website development', 'landing page', 'online store', 'app development', 'prices'],
  },
  opening: {
    badge: 'Services',
    title: ['What we build,', 'and for how much'],
    lead: 'Each service has a starting price{withVat}, and a page that says what it includes and what it doesn’t.',
  },
  body: {
    list: 'All services',
    from: 'Price',
    unsure: {
      title: 'Not sure what you need?',
      text: 'Tell us what isn’t working today. We say what fits, even when it is the smaller thing.',
      contact: 'Book a free intro call',
    },
  },
}
