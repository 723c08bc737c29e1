import type { ThankYou } from '../he/thank-you.ts'

export const thankYou: ThankYou = {
  contact: {
    next: 'What happens now',
    steps: [
      'We read what you wrote.',
      'We get back to you by phone or e-mail.',
      'We set up an intro call, free of charge.',
    ],
  },
  quote: {
    next: 'What happens now',
    steps: [
      'Your quote is in your inbox, with a personal link.',
      'There you choose what to include, download a PDF and accept.',
      'Questions? We talk and change it together.',
    ],
  },
  urgent: 'Urgent? Call or message us.',
  toCall: 'Call',
  toWrite: 'WhatsApp',
  home: 'Home page',
}
