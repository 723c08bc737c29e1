import type { Forms } from '../he/forms.ts'

export const forms: Forms = {
  lead: {
    label: 'Contact form',
    promise:
      'We reply within {formReplyTime} during business hours: {firstDay} to {lastDay}, {opens} to {closes}.',
    labels: {
      name: 'Full name',
      email: 'Email',
      phone: 'Phone',
      service_type: 'Service type',
      budget: 'Budget',
      message: 'Project description',
    },
    country: 'Country',
    placeholders: {
      service: 'Choose one',
      budget: 'Choose one',
      message: 'What your business does, what it is missing, and when it has to be ready',
    },
    notSure: 'Not sure yet',
    budgets: { upTo: 'Up to {to}', between: '{from} to {to}', over: 'Over {from}' },
    counter: '{used} of {max} characters',
    errors: {
      nameMin: 'Please enter full name (at least 2 characters)',
      nameMax: 'Name is too long (maximum 100 characters)',
      emailInvalid: 'Please enter a valid email address',
      emailMax: 'Email address is too long (maximum 255 characters)',
      phoneInvalid: 'Please enter a valid phone number (at least 9 digits)',
      phoneMax: 'Phone number is too long (maximum 20 characters)',
      serviceRequired: 'Please select a service type',
      budgetRequired: 'Please select a budget range',
      messageMin: 'Message must be at least 10 characters',
      messageMax: 'Description is too long (maximum 1000 characters)',
    },
    submit: 'Send message',
    sending: 'Sending…',
    missing: 'Still missing: {fields}',
    ready: 'All set, ready to send.',
    honeypot: 'Leave this field empty',
    failed: {
      title: 'Oops! Something went wrong. Please try again',
      text: 'Your message was not sent. What you wrote is still in the form.',
    },
    success: {
      title: 'Thank you!',
      text: 'We’ll get back to you soon.',
      again: 'New form',
    },
    warning: {
      title: 'Message saved!',
      text: 'We’ll contact you soon, but the email notification had an issue. There is no need to send it again.',
    },
    privacy: {
      text: 'No law obliges you to give these details, but without them we cannot get back to you. They reach {studio} and the providers that run its site and email, are used only to handle your inquiry and are kept for up to {retentionTime}. You may ask to see, correct or delete them.',
      link: 'Privacy policy',
    },
  },
  order: {
    label: 'Consulting order form',
    labels: {
      name: 'Full name',
      phone: 'Phone',
      country: 'Country',
      email: 'Email',
      offer: 'What you’re ordering',
      notes: 'Notes (optional)',
    },
    placeholders: {
      offer: 'Choose a service',
      notes: 'What you would like to discuss, and when suits you',
    },
    submit: 'Send the order',
    sending: 'Sending…',
    errors: {
      offerRequired: 'Please choose what to order',
      notesMax: 'Notes are too long (maximum {max} characters)',
    },
    failed: {
      title: 'Something went wrong, please try again',
      text: 'Your order was not sent. What you wrote is still in the form.',
    },
    fieldErrors: 'Please correct the marked fields.',
    success: {
      title: 'Thank you! We’ll get back to you soon',
      text: 'We have your order: {offer}. We will email you a copy.',
      withoutMail: 'We have your order: {offer}. There is no need to send it again.',
    },
    delayed:
      'We have your order: {offer}. The confirmation email is delayed. There is no need to send the order again.',
    again: 'Place another order',
    message: 'Consulting order: {offer}',
  },
  contact: {
    label: 'Ways to reach us',
    whatsapp: { name: 'WhatsApp', note: 'A reply within {formReplyTime} during business hours' },
    phone: { name: 'Phone', note: '{firstDay} to {lastDay}, {opens} to {closes}, Israel time' },
    email: { name: 'Email', note: 'For files and documents too' },
  },
  sourcePages: {
    home: 'Home page',
    leadForm: 'Lead form',
    consultingOrder: 'Consulting order',
    packageBuilder: 'Package builder',
    byHand: 'Added manually',
    businessCard: 'Digital business card',
  },
  outside: {
    title: 'Our forms are open only to visitors in Israel',
    text: 'Your message was not sent, and what you wrote is still in the form. If you are in Israel, confirm it in a new tab, come back here and send again.',
    link: 'I am in Israel',
  },
  toast: { close: 'Close this notification' },
  notLoaded: 'Part of this page did not load, but the form works: fill it in and send it as usual.',
}
