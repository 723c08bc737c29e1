import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'Landing pages',
  line: 'A focused page for your campaign, live within days',
  meta: {
    title: 'Landing pages for business: live within days | {studio}',
    description:
      'A landing page for a campaign, an offer or a launch: designed and built within days, in one language or more, with inquiries managed.',
    keywords: ['landing page', 'landing page design', 'landing page development', 'leads'],
  },
  opening: {
    badge: 'For campaigns, offers and launches',
    title: ['A landing page', 'with a clear goal'],
    lead: 'A page that says what you offer, to whom, and how to reach you. Designed and built within days, with a tidy list of inquiries (a basic CRM) included.',
  },
  time: '{landingPageDays} business days',
  what: 'People reach a landing page from an ad, a message or a search, and it asks them to leave their details, call or buy. It stands alone, with no other pages.',
  examples: {
    title: 'When do you need a landing page?',
    items: [
      'A product launch',
      'A course or workshop',
      'An event with a date',
      'One treatment or service out of several',
      'Testing an idea',
      'A paid campaign',
    ],
  },
  proof: {
    title: 'What does a finished page look like?',
    text: 'Six templates to try: open, scroll, fill in the form. Each is also for sale.',
  },
  deliverables: {
    title: 'What does the page include?',
    items: [
      'A short spec: audience, offer and next step',
      'Design for phone and desktop',
      'A built page, fast and accessible',
      'A form, and a basic CRM for its inquiries',
      'A connection to your analytics',
      'The full code, and it is yours',
    ],
  },
  anatomy: {
    question: 'What is a landing page made of?',
    lead: 'Six parts, each answering the question raised by the one before.',
    parts: [
      {
        title: 'Headline',
        text: 'What you offer and to whom, in a sentence that makes sense on its own.',
      },
      {
        title: 'Picture',
        text: 'The product itself, or the people themselves. No stock photos of handshakes.',
      },
      {
        title: 'Three reasons',
        text: 'What’s in it for me, a line each.',
      },
      {
        title: 'Proof',
        text: 'A project, a client, a number. Only what you can stand behind.',
      },
      {
        title: 'Questions',
        text: 'Whatever makes people hesitate at the last moment, with a straight answer.',
      },
      {
        title: 'Form',
        text: 'Only the fields you can’t do without, and a button that says what happens next.',
      },
    ],
  },
  prices: {
    title: ['How much is', 'a landing page?'],
    lead: 'Four ways to the same page, from the simplest to the fullest. It can grow into a website or a store in the same design.',
  },
  templates: {
    asIs: {
      title: 'A template as it is',
      text: 'Your text and pictures in its design.',
    },
    custom: {
      title: 'A template in your brand',
      text: 'Its structure in your colors and fonts.',
    },
    wide: {
      title: 'More languages, connected',
      text: 'From scratch, in two languages or more, connected to your systems.',
    },
  },
  terms: {
    delivery:
      'Landing page: {landingPageDays} business days. Website: {websiteDays} business days. Store: {shopDays} business days.',
    revisions: 'The number of rounds is next to the price, and the quote says what counts as one.',
    support: '{supportTime} after launch, included in the price.',
    warranty: 'We fix bugs in our code at our expense for {warrantyDays} days.',
    scheduling: 'A free {introMinutes}-minute intro call.',
  },
  process: {
    title: 'How soon is the page live?',
    lead: '{landingPageDays} business days from the first payment and your materials.',
    steps: [
      {
        title: 'A call',
        text: 'What you offer, to whom, and what should happen after they read.',
      },
      {
        title: 'Structure',
        text: 'The order of the page and its copy, before anyone designs it.',
      },
      {
        title: 'Design and build',
        text: 'A real page in the browser, phone first.',
      },
      {
        title: 'Launch',
        text: 'We test, connect analytics and publish.',
      },
    ],
  },
  faqTitle: 'Questions about landing pages',
  why: {
    question: 'Why not advertise the home page?',
    answer:
      'A home page answers ten other questions. A landing page picks up exactly where the ad left off, in the same words, and puts the next step in plain sight.',
  },
  withoutIt: {
    question: 'What happens to a campaign without its own page?',
    items: [
      'The budget brings people to the home page, and they get lost in the menus.',
      'You cannot tell which offer worked: they all end up in the same place.',
      'Every small change to the offer waits in line with whoever built the site.',
    ],
  },
  whyMe: {
    question: 'Why have it built here?',
    items: [
      {
        title: 'No middlemen',
        text: 'The people who hear your offer are the people who design and build it.',
      },
      {
        title: 'Every inquiry is kept',
        text: 'A basic CRM comes with every page: who wrote, when, and where things stand.',
      },
      {
        title: 'Each language in its own right',
        text: 'Hebrew right to left, English left to right, each written and designed for its readers.',
      },
      {
        title: 'Your code',
        text: 'When we finish, the full code moves to your account.',
      },
    ],
  },
  faq: [
    {
      question: 'What should we prepare?',
      answer:
        'A few lines about the offer, plus a logo and real photos if you have them. We’ll work out the rest on the call.',
    },
    {
      question: 'Where is the page hosted?',
      answer:
        'With a hosting company we choose together, in an account in your name. Hosting usually costs {hostingPrice}, and you pay the company directly.',
    },
    {
      question: 'Can we change it later?',
      answer:
        'Yes. Support is free for the first {supportTime}. After that, come to us or to any developer: the code is yours.',
    },
    {
      question: 'What if we need a full website later?',
      answer:
        'We build on the same design and code. The landing page stays, and the site grows around it.',
    },
  ],
  order: {
    button: 'Order a landing page',
    title: 'What should this page do?',
    text: 'Tell us in a sentence or two. You’ll have a quote within {replyTime}.',
  },
}
