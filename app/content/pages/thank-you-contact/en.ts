import type { ThankYouWords } from '../thank-you-words.ts'

export const words: ThankYouWords = {
  link: 'Message sent',
  meta: {
    title: 'Thank you, we have your message: what’s next | {studio}',
    description:
      'Your message has arrived. We’ll get back to you within {formReplyTime} during business hours.',
    keywords: ['thank you', 'message received', 'digital studio'],
  },
  opening: {
    badge: 'Message sent',
    title: ['Thank you,', 'we have your message'],
    lead: 'During business hours, {openDays}, {openHours}, we reply within {formReplyTime}.',
  },
  body: {
    next: 'What happens now',
    steps: [
      'We read what you wrote.',
      'We get back to you by phone or email.',
      'We set up a free intro call.',
    ],
  },
}
