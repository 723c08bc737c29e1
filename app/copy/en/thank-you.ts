import type { ThankYou } from '../he/thank-you.ts'

export const thankYou: ThankYou = {
  promise: 'We’ll get back to you by {answerBy}, Israel time.',
  urgent: 'Urgent? Call or message us.',
  toCall: 'Call',
  toWrite: 'WhatsApp',
  home: 'Home page',
}
