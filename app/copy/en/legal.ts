import type { Legal } from '../he/legal.ts'

export const legal: Legal = {
  version: 'Version {version}, in force since {day}',
  contents: 'Contents',
  contact: 'Who to contact',
  write: 'Email',
  call: 'Phone',
  storage: {
    caption: 'What is kept in the browser, and for how long',
    columns: { name: 'Name', purpose: 'What for', place: 'Where', lasts: 'How long' },
    places: {
      cookie: 'Cookie',
      'local-storage': 'Local storage',
      'session-storage': 'Session storage',
    },
    lasts: { session: 'Until the tab is closed', kept: 'Until you remove it' },
    purposes: {
      language: 'The language you read in',
      languageCopy: 'The language, where the cookie is blocked',
      theme: 'Light or dark',
      consent: 'What you answered about measurement, and when',
      consentClosed: 'You closed the question about measurement',
      madeCodes: 'The codes you chose to keep in the QR code generator',
      leadAttempt: 'A form sent twice is stored once',
      pass: 'You confirmed that you are in Israel',
    },
    google: {
      purpose:
        'Google’s measurement of visits, in this cookie and similar ones, only after you agree',
      lasts: 'Up to two years, or until you withdraw consent',
    },
  },
}
