import type { AdminGate } from '../he/gate.ts'

export const adminGate: AdminGate = {
  title: 'Access by country',
  lead: 'Who sees the site and who can send its forms, by the country of their IP address. Changes apply at once. Business cards, client quotes and the admin area are always open, from anywhere.',
  back: 'Back to settings',
  change: 'Change',
  form: {
    mode: 'Who gets in',
    modes: {
      off: {
        name: 'Open to everyone',
        text: 'Anyone, from any country, sees the site and sends forms.',
      },
      soft: {
        name: 'Forms from Israel only',
        text: 'Everyone sees the site. A form sent from abroad is declined with an explanation and keeps what was typed.',
      },
      hard: {
        name: 'Site for Israel only',
        text: 'Visitors from abroad get the “under construction” page. Anyone blocked by mistake gets in by pressing “I am in Israel”.',
      },
    },
    more: 'Options',
    crawlers: {
      name: 'Verified search engines always get in',
      text: 'Google, Bing, Apple and Yandex crawl from abroad. If they are blocked, the site won’t appear in search results. Note that they ask to be treated like visitors from their own country, so this is your call.',
    },
    countsOnly: {
      name: 'Count only, block no one',
      text: 'Everyone gets in, and the table shows who would have been blocked. Good for a trial before you turn it on.',
    },
    submit: 'Save',
    busy: 'Saving…',
  },
  you: {
    title: 'How this rule sees you',
    local: 'Local network',
    unknown: 'Unknown country',
    localNote:
      'A local network always gets in. If the site is live and still says this, the proxy in front does not pass on the visitors’ addresses, so everyone gets in. What to pass on to whoever maintains the site is in Settings, Visitor addresses.',
    unknownNote: 'Visitors whose country is unknown get in, so that no client is lost.',
    insideNote: 'An address in Israel always gets in.',
    outsideNote:
      'The rule applies to this address. As long as you are signed in here, the site is open to you.',
    data: 'Country data: {day}, from NRO (CC BY 4.0).',
  },
  counts: {
    refused: 'Who was blocked',
    counted: 'Who would have been blocked',
    columns: { country: 'Country', today: 'Today', total: '{days} days' },
    sum: 'Total',
    others: 'Other countries',
    empty: 'No one has been blocked yet.',
    note: 'These are requests, not people, and most come from scanning software. No addresses are stored.',
  },
  saved: 'Saved and in effect',
}
