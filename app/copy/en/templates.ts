import type { Templates } from '../he/templates.ts'

export const templates: Templates = {
  badge: 'Demo template',
  demoNotice:
    '{business} is an invented name. The text and details on this page were written as a demo.',
  wantThis: 'I want one like this',
  story: ['What is on the page', 'and why'],
  facts: 'Template facts',
  screens: ['The page up close', 'at a desk and in a hand'],
  captions: { desk: '{business} on a computer', phone: 'The same page on a phone' },
  pages: ['A whole site', 'six pages'],
  next: 'Next template',
  items: {
    'law-firm': {
      business: 'Levin, Segev & Co.',
      kind: 'Law firm template',
      line: 'Quiet, well written, no ornament',
    },
    'dental-clinic': {
      business: 'Keshet Dental',
      kind: 'Dental clinic template',
      line: 'Bright and welcoming, with booking at the top',
    },
    'real-estate-investment': {
      business: 'Gova Investments',
      kind: 'Property investment template',
      line: 'The numbers first, the story after',
    },
    'financial-course': {
      business: 'Working Money',
      kind: 'Financial course template',
      line: 'All type, like a poster in the street',
    },
    'crystal-workshop': {
      business: 'Moonstone',
      kind: 'Crystal workshop template',
      line: 'Dark and soft, for a one-evening workshop',
    },
    'aesthetic-clinic': {
      business: 'Dr. Maya Alon',
      kind: 'Aesthetic clinic template',
      line: 'A small whole site: treatments, prices and booking',
    },
  },
}
