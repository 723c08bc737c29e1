import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'Strategic consulting and mentoring',
  line: 'Decide what to build before you build it',
  meta: {
    title: 'UX consulting and mentoring: decide, then build | {studio}',
    description:
      'An assessment, UX mentoring, Figma workshops and an action plan before you pay for development. The intro call is free.',
    keywords: ['UX consulting', 'digital consulting', 'Figma workshop', 'startup mentoring'],
  },
  opening: {
    badge: 'Assessment, mentoring, workshops',
    title: ['Strategic consulting', 'before you build'],
    lead: 'An assessment, UX mentoring, Figma workshops and an action plan, to help you decide well before you pay for development. The intro call is free.',
  },
  time: '{sessionMinutes} minutes a session',
  what: 'One-on-one sessions about your product: what to build, in what order and what to drop. Come with an idea, with screens or with a product that is already live.',
  examples: {
    title: 'What do people come to talk about?',
    items: [
      'An idea before investing',
      'Choosing a vendor',
      'A product that confuses people',
      'A first version that keeps growing',
      'A team moving to Figma',
      'Preparing to raise money',
    ],
  },
  proof: { title: 'Can I see your work?' },
  deliverables: {
    title: 'What do you keep?',
    items: [
      'A written summary of every session',
      'A list of decisions: now, later, no',
      'A UX review of existing screens',
      'An action plan, in order of priority',
      'The Figma files from the workshop',
    ],
  },
  prices: {
    title: ['How much is', 'UX consulting?'],
    lead: 'The first step is free, and you can stop after any step. A session, several or a workshop: {consultingPrice}.',
  },
  groups: {
    sessions: { title: 'Sessions and an action plan' },
    workshops: {
      title: 'Figma workshops for your team',
      text: 'On your own files. {trainingHours} hours, depending on the length of the workshop. A consulting package to fit: {consultingPackagePrice}.',
    },
  },
  products: {
    diagnosis: {
      title: 'Assessment',
      text: 'A session of {diagnosisMinutes} minutes on where things stand: what works, what doesn’t, what comes next.',
    },
  },
  intro: {
    title: 'Intro call',
    text: '{introMinutes} minutes to see whether and how we can help.',
  },
  terms: {
    scheduling: 'Large projects are scheduled {schedulingTime} ahead.',
    delivery: 'A written summary follows every session.',
    revisions: 'Your notes on a summary or an action plan go into an updated version.',
    warranty:
      'Consulting has no code, so there is no warranty period. You are welcome to ask about the summary later.',
    support: 'Follow-up questions about a session are answered by email.',
  },
  process: {
    title: 'How does it work, and how long?',
    lead: 'A mentoring session lasts {sessionMinutes} minutes, an assessment {diagnosisMinutes}. Each step ends with something written.',
    steps: [
      {
        title: 'Meet',
        text: 'A free {introMinutes}-minute call.',
      },
      {
        title: 'Prepare',
        text: 'Send what you have: a document, a link, a photo of a note.',
      },
      {
        title: 'Session',
        text: 'We work on the question itself, with a shared screen.',
      },
      {
        title: 'Summary',
        text: 'What was decided, what is open, and the next step.',
      },
    ],
  },
  faqTitle: 'Questions about UX consulting',
  why: {
    question: 'Why stop before building?',
    answer:
      'How many kinds of users there are, how many screens it takes, what goes into the first version: these set the price of a product before the first line of code. That is the time to stop and ask.',
  },
  withoutIt: {
    question: 'What happens if you never stop?',
    items: [
      'Everyone agrees on how the screen looks, and nobody has checked which question it answers.',
      'Two quotes are so far apart that there is no way to compare them.',
      'The first version is too big and comes out too late.',
    ],
  },
  whyMe: {
    question: 'Why ask us?',
    items: [
      {
        title: '{years} years of experience',
        text: 'And more than {projects} projects, most of them under a non-disclosure agreement.',
      },
      {
        title: 'You leave with a document',
        text: 'After every session: what was decided, what is open, who does what.',
      },
      {
        title: 'Advice with no strings attached',
        text: 'Afterwards you can build with us, on your own or with any other team.',
      },
      {
        title: 'Advisors who build',
        text: 'We know what is easy to build, and what only looks easy.',
      },
    ],
  },
  faq: [
    {
      question: 'Where do we meet?',
      answer:
        'On a video call with a shared screen. Team workshops can take place at your office too.',
    },
    {
      question: 'What should we bring?',
      answer:
        'The question. Any document, link or screenshot helps, but there is no need to prepare slides.',
    },
    {
      question: 'How many sessions do we need?',
      answer:
        'One question: one session. A product taking shape: five. Mentoring a team over time: ten, or a monthly retainer.',
    },
    {
      question: 'Does the workshop suit people who have never used Figma?',
      answer: 'Yes. The length of the workshop depends on what the team already knows.',
    },
    {
      question: 'Do we have to build with you afterwards?',
      answer: 'No. Everything you get is written so that any team can work from it.',
    },
  ],
  order: {
    button: 'Book a session',
    title: 'What shall we talk about?',
    text: 'Choose a service and leave your details. We reply within {formReplyTime} during business hours and set a time.',
  },
}
