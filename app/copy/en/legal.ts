import type { Legal } from '../he/legal.ts'

export const legal: Legal = {
  version: 'Version {version}, in force since {day}',
  contents: 'Contents',
  contact: 'Who to contact',
  write: 'Email',
  call: 'Phone',
  post: 'Mail',
  storage: {
    caption: 'What is kept in the browser, and for how long',
    columns: { name: 'Name', purpose: 'What for', place: 'Where', lasts: 'How long' },
    places: {
      cookie: 'Cookie',
      'local-storage': 'Local storage',
      'session-storage': 'Session storage',
      worker: 'Background script',
      cache: 'Cache',
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
      cameFrom: 'Which site or campaign brought you, in case you write to us',
      pass: 'You confirmed that you are in Israel',
      cardWorker: 'Shows a business card you have opened before, also offline',
      cards: 'The business cards you opened, so that they open offline',
    },
    google: {
      purpose:
        'Google’s measurement of visits, in this cookie and similar ones, only after you agree',
      lasts: 'Up to two years, or until you withdraw consent',
    },
  },
}
