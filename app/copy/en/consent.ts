import type { Consent } from '../he/consent.ts'

export const consent: Consent = {
  title: 'May we count your visit?',
  text: 'We would like to know which pages help and which ads lead to them. For that, Google stores cookies and receives page addresses and, from forms, only the service type and the budget: no personal details. Nothing loads without your consent.',
  short: 'Google stores cookies and receives the page address. Nothing loads without your consent.',
  accept: 'Accept',
  decline: 'Decline',
  learnMore: 'Learn more',
  close: 'Close until the next visit',
  open: 'Cookie settings',
  answers: {
    accepted: 'You accepted on {date}.',
    declined: 'You declined on {date}. Nothing is measured.',
    signal:
      'Your browser asks sites not to track you (Global Privacy Control). We take that as declined: nothing is measured.',
  },
}
