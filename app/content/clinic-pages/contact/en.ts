import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'Book a visit',
  meta: {
    title: 'Booking, a clinic demo site | {studio}',
    description:
      'A booking form in the demo site of an invented aesthetic clinic. What you type in it is not sent.',
    keywords: ['clinic website', 'booking form', 'demo website'],
  },
  opening: {
    badge: 'Demo site',
    title: ['Book', 'a visit'],
    lead: 'What a booking form looks like. This is a demo: what you type here is not sent anywhere and not kept.',
  },
}
