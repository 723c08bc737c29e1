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
    lead: 'We are sending your quote to the email you gave us, with a price for each line. We’ll be in touch within {replyTime} to go over it together.',
  },
  body: {
    next: 'What happens now',
    steps: [
      'Your quote arrives by email, with a personal link.',
      'The link lets you choose what to include, download a PDF, and accept once the price is final.',
      'Questions? We’ll talk and change it together.',
    ],
  },
}
