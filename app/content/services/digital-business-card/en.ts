import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'Digital business card',
  line: 'Three languages, saved to contacts in one tap',
  meta: {
    title: 'Digital business card: one link to reach you | {studio}',
    description:
      'One link to call, WhatsApp, e-mail and save to contacts. In Hebrew, English and Russian, with a QR code.',
    keywords: ['digital business card', 'vCard', 'QR code', 'smart business card'],
  },
  opening: {
    badge: 'One link, three languages',
    title: ['A digital business card', 'that stays on the phone'],
    lead: 'One link with every way to reach you: call, WhatsApp, e-mail and save to contacts. In Hebrew, English and Russian, with a QR code.',
  },
  what: {
    title: ['Every way to reach you,', 'in one link'],
    text: 'A permanent address with your name, your role and every way to reach you. It opens in a browser, without an app, and goes into contacts in one tap.',
  },
  why: {
    title: ['A paper card', 'stays in a pocket'],
    text: 'Paper has to be typed in. A link is sent, scanned and saved, and it stays right when the number changes.',
  },
  live: {
    title: ['A real card,', 'go on and tap it'],
    lead: 'This is {founder}’s own, in three languages. Every button works.',
    open: 'Open the card',
  },
  withoutIt: {
    title: ['No link,', 'and you dictate numbers'],
    items: [
      'Your new number never reaches the people who hold the old card.',
      'You send a message with a name, a phone, an e-mail and a site, and forget one of them each time.',
      'Clients in another language need another card.',
    ],
  },
  whyMe: {
    title: ['Small,', 'and designed like a big thing'],
    items: [
      {
        title: 'Truly three languages',
        text: 'Hebrew, English and Russian, each in its own direction, with your name as it is spelled there.',
      },
      {
        title: 'Opens at once',
        text: 'One light page, even in a conference hall with weak reception.',
      },
      {
        title: 'A QR code',
        text: 'To print, to stick on or to show from the screen.',
      },
      {
        title: 'Changes with you',
        text: 'A new number or role: update it once, and the link remains the same link.',
      },
    ],
  },
  deliverables: {
    title: ['What is', 'on the card'],
    items: [
      'A permanent address of your own',
      'Hebrew, English and Russian',
      'Call, WhatsApp, e-mail and site in one tap',
      'Save to contacts',
      'A QR code',
      'Updates to your details throughout the term',
    ],
  },
  examples: {
    title: 'Who carries one',
    items: [
      'Sales people',
      'Tradespeople',
      'Consultants and speakers',
      'A team at a trade show',
      'Real estate agents',
      'Therapists',
    ],
  },
  process: {
    title: ['From details', 'to a link'],
    lead: 'Send them once, and the rest is on us.',
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
        text: 'We mend what needs mending, and the address is yours.',
      },
      {
        title: 'Share',
        text: 'The link in your signature, the QR code on the table.',
      },
    ],
  },
  offers: {
    title: ['One subscription,', 'everything in it'],
    lead: 'The price is per month, paid for {cardMonths} months in advance.',
  },
  terms: {
    payment: 'In advance, for a term of {cardMonths} months.',
    delivery:
      'Once we have your details you get a draft, and the card goes live when you approve it.',
    revisions:
      'The draft is mended before it goes live, and details are updated throughout the term.',
    warranty: 'Faults of the card are fixed free of charge throughout the term.',
    scheduling:
      'No meeting needed: details come through the form. If you would rather talk first, a call of {introMinutes} minutes is free.',
    support: 'Updates to your details and help throughout the term.',
    cancellation:
      'You may cancel within {cancelTime} of ordering or of receiving the terms, even if the card is already live. The money is returned, less the share of the time that has passed and a cancellation fee under Israeli consumer law: {cancelShare} or {cancelMost}, whichever is lower.',
  },
  faq: [
    {
      question: 'Is there anything to install?',
      answer:
        'No, neither for you nor for those who get it. The card is a page in a browser, and saving goes to the phone’s own contacts.',
    },
    {
      question: 'What if my number changes?',
      answer: 'Write to us and the card is updated. The link and the QR code stay as they are.',
    },
    {
      question: 'Can everyone on the team have one?',
      answer:
        'Yes, each with a link of their own in one design. Tell us how many cards and you get a quote.',
    },
    {
      question: 'What if I change my mind?',
      answer:
        'Cancel in writing within {cancelTime}, even if the card is already live. What is returned stands in the terms above.',
    },
  ],
  order: {
    button: 'Order a card',
    title: ['Whose name', 'is on the card'],
    text: 'Name, role and which languages. We reply within {formReplyTime} during business hours.',
  },
}
