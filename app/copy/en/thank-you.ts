import type { ThankYou } from '../he/thank-you.ts'

export const thankYou: ThankYou = {
  urgent: 'Urgent? Call or message us.',
  toCall: 'Call',
  toWrite: 'WhatsApp',
  home: 'Home page',
}
