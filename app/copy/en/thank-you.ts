import type { ThankYou } from '../he/thank-you.ts'

export const thankYou: ThankYou = {
  contact: {
    next: 'What happens now',
    steps: ['We read what you wrote.', 'We get back to you by phone or e-mail.', 'We set up an intro call, free of charge.'],
  },
  quote: {
    next: 'What happens now',
    steps: ['We go over the services you chose.', 'We come back with an itemized quote.', 'We change it together, if need be.'],
  },
  urgent: 'Urgent? Call or message us.',
  toCall: 'Call',
  toWrite: 'WhatsApp',
  home: 'Home page',
}
