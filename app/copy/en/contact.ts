import type { Contact } from '../he/contact.ts'

export const contact: Contact = {
  person: 'Every message goes straight to {founder}.',
  formTitle: 'Your project',
  infoTitle: 'Or reach us directly',
  labels: {
    email: 'E-mail',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    hours: 'Business hours',
  },
  actions: {
    email: 'Write an e-mail',
    phone: 'Call',
    whatsapp: 'Chat on WhatsApp',
  },
  hours: '{firstDay} to {lastDay}, {opens} to {closes}, Israel time',
  afterHours: 'A message that arrives outside these hours is answered on the next working day.',
  reply: 'We reply within {formReplyTime} during business hours.',
  back: 'Back to the home page',
}
