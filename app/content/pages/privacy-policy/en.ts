import type { LegalWords } from '../legal-words.ts'

export const words: LegalWords = {
  link: 'Privacy policy',
  meta: {
    title: 'Privacy policy | {studio}',
    description:
      'What we keep when you write to us, for how long, and how to ask to see it, correct it or erase it.',
    keywords: ['privacy policy', 'data protection', 'data erasure'],
  },
  opening: {
    badge: 'Legal',
    title: ['Privacy', 'policy'],
    lead: 'Inquiries are kept for {retentionTime}. Ask to see, correct or erase your data, and we’ll answer within {privacyTime}.',
  },
  body: {
    title: ['What is kept,', 'and why'],
    facts: [
      {
        name: 'What reaches us',
        text: 'What you filled in, the page it was sent from and when, your language, browser type and IP address.',
      },
      {
        name: 'What for',
        text: 'To handle your inquiry, and nothing else. No law obliges you to give these details, but without them we cannot get back to you.',
      },
      {
        name: 'Who sees it',
        text: '{studio}, and the providers that run its site and mail.',
      },
      {
        name: 'In your browser',
        text: 'The site remembers the language and the light you chose. No outside measuring tool loads without consent.',
      },
    ],
  },
}
