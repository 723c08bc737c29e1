import type { ThankYouWords } from '../thank-you-words.ts'

export const words: ThankYouWords = {
  link: 'Request sent',
  meta: {
    title: 'Thank you, your quote is in your inbox | {studio}',
    description:
      'Your quote is in your inbox. We’ll be in touch within {replyTime} to go over it together.',
    keywords: ['thank you'],
  },
  opening: {
    badge: 'Quote on its way',
    title: ['Thank you,', 'it’s in your inbox'],
    lead: 'Your quote went to the email you gave us, with a price for each line. We’ll be in touch within {replyTime} to go over it together.',
  },
  body: {
    next: 'What happens now',
    steps: [
      'Your quote is in your inbox, with a personal link.',
      'There you choose what to include, download a PDF and accept.',
      'Questions? We talk and change it together.',
    ],
  },
}
