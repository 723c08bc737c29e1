import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'Digital business card',
  line: 'Three languages, saved to contacts in one tap',
  meta: {
    title: 'Digital business card, saved to contacts | {studio}',
    description:
      'A link to call, WhatsApp, email and save to contacts. In Hebrew, English and Russian, with a QR code.',
    keywords: ['digital business card', 'vCard', 'QR code', 'smart business card'],
  },
  opening: {
    badge: 'Hebrew, English and Russian',
    title: ['A digital business card', 'that stays on the phone'],
    lead: 'One link with every way to reach you: call, WhatsApp, email and save to contacts, with a QR code to print.',
  },
  what: 'The address holds your name, your role and every way to reach you. There is no app to install, and the details save to contacts in one tap.',
  examples: {
    title: 'Who is it for?',
    items: [
      'Salespeople',
      'Tradespeople',
      'Consultants and speakers',
      'A team at a trade show',
      'Real estate agents',
      'Therapists',
    ],
  },
  proof: {
    title: 'Can I try it?',
    text: 'This is {founder}’s own card, in three languages. Every button works.',
  },
  deliverables: {
    title: 'What is on the card?',
    items: [
      'A permanent address of your own',
      'Hebrew, English and Russian',
      'Call, WhatsApp, email and website in one tap',
      'Save to contacts',
      'A QR code',
      'Updates to your details throughout the term',
    ],
  },
  prices: { title: ['How much is', 'a digital card?'] },
  live: { open: 'Open the card' },
  terms: {
    delivery:
      'Once we have your details you get a draft, and the card goes live when you approve it.',
    revisions:
      'The draft is corrected before it goes live, and details are updated throughout the term.',
    warranty: 'We fix any fault in the card at our expense throughout the term.',
    scheduling:
      'No meeting needed: send your details in the form. If you would rather talk first, a {introMinutes}-minute call is free.',
    support: 'Updates to your details, and help, throughout the term.',
  },
  process: {
    title: 'How do you get a card?',
    lead: 'Send them once, and we do the rest.',
    steps: [
      {
        title: 'Send details',
        text: 'Name, role, ways to reach you, and a photo if you like.',
      },
      {
        title: 'See a draft',
        text: 'The card in all three languages, before anyone else sees it.',
      },
      {
        title: 'Approve',
        text: 'We fix what needs fixing, and the card goes live.',
      },
      {
        title: 'Share',
        text: 'The link in your signature, the QR code on the table.',
      },
    ],
  },
  faqTitle: 'Questions about digital cards',
  why: {
    question: 'Why is it better than paper?',
    answer:
      'A paper card has to be typed in. A link can be sent, scanned and saved, and it stays up to date when your number changes.',
  },
  withoutIt: {
    question: 'What happens without a link?',
    items: [
      'Your new number never reaches people who have your old card.',
      'You send a message with a name, phone number, email and website, and forget something every time.',
      'Clients who speak another language need another card.',
    ],
  },
  whyMe: {
    question: 'What is special about your card?',
    items: [
      {
        title: 'Three real languages',
        text: 'Hebrew, English and Russian, each in its own direction, with your name spelled right in each.',
      },
      {
        title: 'Opens at once',
        text: 'A light page that opens even in a conference hall with weak reception.',
      },
      {
        title: 'A QR code',
        text: 'Print it, stick it on something or show it on your screen.',
      },
      {
        title: 'Changes with you',
        text: 'A new number or role: update it once, and the link stays the same.',
      },
    ],
  },
  faq: [
    {
      question: 'Is there anything to install?',
      answer:
        'No, neither for you nor for the people you send it to. The card is a web page, and it saves to the phone’s own contacts.',
    },
    {
      question: 'What if my number changes?',
      answer: 'Write to us and the card is updated. The link and the QR code stay as they are.',
    },
    {
      question: 'Can everyone on the team have one?',
      answer:
        'Yes, each with their own link in the same design. Tell us how many cards you need and we’ll send a quote.',
    },
    {
      question: 'What if I change my mind?',
      answer:
        'Cancel in writing within {cancelTime}, even if the card is already live. The terms above explain how much is returned.',
    },
  ],
  order: {
    button: 'Order a card',
    title: 'Whose name goes on the card?',
    text: 'Your name, role and languages. We reply within {formReplyTime} during business hours.',
  },
}
