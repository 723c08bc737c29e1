import type { ThankYouWords } from '../thank-you-words.ts'

export const words: ThankYouWords = {
  link: 'Request sent',
  meta: {
    title: 'Thank you, your quote is on its way: what’s next | {studio}',
    description:
      'We are emailing you the quote. We’ll be in touch within {replyTime} to go over it together.',
    keywords: ['thank you', 'quote on its way', 'service package'],
  },
  opening: {
    badge: 'Request received',
    title: ['Thank you,', 'your quote is coming'],
    lead: 'We are sending your quote to the email you gave us, with a price for each line.',
  },
  body: {
    next: 'What happens now',
    steps: [
      'Your quote arrives by email, with a personal link.',
      'The link lets you choose what to include, download a PDF, and accept.',
      'Questions? We’ll talk and change it together.',
    ],
    estimate: {
      title: ['Thank you,', 'your estimate is coming'],
      lead: 'It is an estimate and not yet a quote: part of what you chose has a “from” price.',
      steps: [
        'Your estimate arrives by email, with a personal link.',
        'We talk about what you need, and every “from” becomes a final price.',
        'Then you get a quote that you can accept.',
      ],
    },
  },
}
