import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'Landing pages',
  line: 'One page, one goal, live within days',
  meta: {
    title: 'Landing pages for business: live within days | {studio}',
    description:
      'A landing page with one goal: designed and built within days, in one language or more, with inquiries managed in one place.',
    keywords: ['landing page', 'landing page design', 'landing page development', 'leads'],
  },
  opening: {
    badge: 'For campaigns, offers and launches',
    title: ['One landing page', 'one goal'],
    lead: 'A page that says what you offer, to whom, and what to do now. Designed and built within days, in one language or more, with inquiry management built in.',
  },
  what: {
    title: ['One page,', 'no side exits'],
    text: 'People reach a landing page from an ad, a message or a search, to do one thing: leave their details, call or buy. There is no menu and no second page, so every line has to earn its place.',
  },
  anatomy: {
    badge: 'Anatomy',
    title: ['A whole page,', 'top to bottom'],
    lead: 'Six stops. Each answers the question that the one before it raises.',
    parts: [
      {
        title: 'Headline',
        text: 'What you offer and to whom, in one sentence. Readers who stop here should still get it.',
      },
      {
        title: 'Picture',
        text: 'The product itself, or the people themselves. No stock handshakes.',
      },
      {
        title: 'Three reasons',
        text: 'What’s in it for me, one line each.',
      },
      {
        title: 'Proof',
        text: 'A project, a client, a number. Only what you can stand behind.',
      },
      {
        title: 'Questions',
        text: 'What stops people at the last moment, with a straight answer.',
      },
      {
        title: 'Form',
        text: 'Only the fields you cannot do without, and a button that says what happens next.',
      },
    ],
  },
  why: {
    title: ['They tapped an ad', 'with one question'],
    text: 'A home page answers ten others. A landing page picks up exactly where the ad left off, in the same words, and puts the next step in plain sight.',
  },
  withoutIt: {
    title: ['No page of its own,', 'and a campaign scatters'],
    items: [
      'The budget brings people to the home page, and they get lost in the menus.',
      'You cannot tell which offer worked: they all end up in the same place.',
      'Every small change to the offer waits its turn with whoever built the site.',
    ],
  },
  whyMe: {
    title: ['The same hands,', 'headline to code'],
    items: [
      {
        title: 'No relay race',
        text: 'The people who hear your offer are the people who design and build it.',
      },
      {
        title: 'Inquiries in one place',
        text: 'Each one is kept in a built-in system: who wrote, when, and what happens next.',
      },
      {
        title: 'Every language on its own terms',
        text: 'Hebrew right to left, English left to right, each written and designed for its readers.',
      },
      {
        title: 'Your code',
        text: 'When we finish, the full code moves to your account.',
      },
    ],
  },
  deliverables: {
    title: ['A live page,', 'and what is behind it'],
    items: [
      'A short specification: who, what offer, what action',
      'Design for phone and desktop',
      'A built page, fast and accessible',
      'A form, and a system that keeps its inquiries',
      'A connection to your analytics',
      'The full code',
    ],
  },
  examples: {
    title: 'When a landing page is right',
    items: [
      'A product launch',
      'A course or workshop',
      'An event with a date',
      'One service out of several',
      'Testing an idea',
      'A paid campaign',
    ],
  },
  templates: {
    title: ['Six places', 'to start from'],
    lead: 'Live templates, each with a look of its own. Take one as it is, or start from an empty page.',
  },
  process: {
    title: ['From a call', 'to a live page'],
    lead: 'All of it together: {landingPageDays} days.',
    steps: [
      {
        title: 'A call',
        text: 'What you offer, to whom, and what should happen after they read.',
      },
      {
        title: 'Structure',
        text: 'The order of the page and its words, before anyone designs them.',
      },
      {
        title: 'Design and build',
        text: 'A real page in a browser, phone first.',
      },
      {
        title: 'Live',
        text: 'We test, connect analytics and publish.',
      },
    ],
  },
  offers: {
    title: ['One page,', 'or a little more'],
    lead: 'When one page is not enough, a website or a shop grows out of the same design.',
  },
  terms: {
    payment: 'Half to start, half on delivery.',
    delivery:
      'Landing page: {landingPageDays} days. Website: {websiteDays} days. Shop: {shopDays} days.',
    revisions: 'How many rounds, and of what, stands in the quote before we start.',
    support: '{supportTime} after launch, free of charge.',
    warranty: 'Bugs in our code are fixed free of charge for {warrantyDays} days.',
    scheduling: 'An intro call of {introMinutes} minutes, free of charge.',
  },
  faq: [
    {
      question: 'What should we prepare?',
      answer:
        'A few lines about the offer, a logo if there is one, real photos if there are any. We find out the rest on the call.',
    },
    {
      question: 'Where will the page live?',
      answer:
        'With a hosting company we choose together, in an account under your name. You pay them directly.',
    },
    {
      question: 'Can we change it later?',
      answer:
        'Yes. Support is free for the first {supportTime}. After that come back to us, or to anyone who knows code: it is in your hands.',
    },
    {
      question: 'And if we need a full website later?',
      answer:
        'We go on from the same design and the same code. The landing page stays, and the site grows around it.',
    },
  ],
  order: {
    button: 'Order a landing page',
    title: ['The one thing', 'this page must do'],
    text: 'Tell us in a sentence or two. A quote arrives within {replyTime}.',
  },
}
