import type { ContactWords } from './he.ts'

export const words: ContactWords = {
  link: 'Let’s talk',
  meta: {
    title: 'Contact: tell us about your project | {studio}',
    description:
      'Tell us about your project in a short form, by phone or on WhatsApp. In business hours we reply within {formReplyTime}.',
    keywords: ['contact', 'website quote', 'app quote', 'design studio'],
  },
  opening: {
    badge: 'Contact',
    title: ['Tell us', 'what we’re building'],
    lead: 'A few lines about your business and what it is missing are enough to start. We reply within {formReplyTime} during business hours.',
  },
  body: {
    person: 'Every message goes straight to {founder}.',
    formTitle: 'Your project',
    wantTemplate: 'I want a page like the “{business}” template.\nMy business:',
    infoTitle: 'Or reach us directly',
    hoursTitle: 'Business hours',
    actions: {
      form: 'Go to the form',
      phone: 'Call',
      whatsapp: 'Chat on WhatsApp',
    },
    hours: '{openDays}, {openHours}, Israel time',
    closedTitle: 'Closed on',
    afterHours: 'A message that arrives outside these hours is answered on the next business day.',
    reply: 'We reply within {formReplyTime} during business hours.',
    back: 'Back to the home page',
  },
}
