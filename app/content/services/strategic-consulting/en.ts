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
    lead: 'An assessment, UX mentoring, Figma workshops and an action plan, for anyone who wants to decide well before paying for development. The intro call is free.',
  },
  what: {
    title: ['An hour of thought', 'before a month of code'],
    text: 'One-to-one sessions about your product: what to build, in what order and what to drop. Come with an idea, with screens or with a product that is already live.',
  },
  why: {
    title: ['Expensive decisions', 'are made early'],
    text: 'How many kinds of user there are, how many screens it takes, what goes into the first version: these set the price of a product before the first line of code. That is where it pays to stop and ask.',
  },
  ladder: {
    title: ['Climb', 'as high as you need'],
    lead: 'The first step is free. You can stop at any of them.',
    intro: {
      title: 'Intro call',
      text: '{introMinutes} minutes. To see whether and how we can help.',
    },
    diagnosis: {
      title: 'Assessment',
      text: 'One long session on where things stand: what works, what is stuck, what comes next.',
    },
    workshops: ['Figma workshops', 'for your team'],
    workshopsText:
      'On your own files, not on exercises. {trainingHours} hours, by the length of the workshop.',
    alone: 'Or without a workshop',
  },
  withoutIt: {
    title: ['Never stop,', 'and you build a guess'],
    items: [
      'Everyone agrees on the screen, and nobody has checked which question it answers.',
      'Two quotes are so far apart that there is no way to compare them.',
      'The first version is too big, and comes out too late.',
    ],
  },
  whyMe: {
    title: ['A straight answer,', 'even when it’s no'],
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
        title: 'Advice that stands alone',
        text: 'Build afterwards with us, by yourselves or with any other team.',
      },
      {
        title: 'Advisers who build',
        text: 'We know what is easy to build, and what only looks easy.',
      },
    ],
  },
  deliverables: {
    title: ['What stays', 'in your hands'],
    items: [
      'A written summary of every session',
      'A map of decisions: now, later, no',
      'A UX review of existing screens',
      'An action plan, in order',
      'The Figma files from the workshop',
    ],
  },
  examples: {
    title: 'What people come to discuss',
    items: [
      'An idea before investing',
      'Choosing a vendor',
      'A product that confuses people',
      'A first version that swells',
      'A team moving to Figma',
      'Preparing to raise money',
    ],
  },
  process: {
    title: ['From a call', 'to a plan'],
    lead: 'Every step ends with something written.',
    steps: [
      {
        title: 'Meet',
        text: 'A call of {introMinutes} minutes, free of charge.',
      },
      {
        title: 'Prepare',
        text: 'Send what you have: a document, a link, a photo of a note.',
      },
      {
        title: 'Session',
        text: 'We work on the question itself, with a screen open.',
      },
      {
        title: 'Summary',
        text: 'What was decided, what is open, and the next step.',
      },
    ],
  },
  terms: {
    payment:
      'Consulting is paid in advance. Packages of ten sessions or more are split into two payments.',
    scheduling: 'Large projects are scheduled {schedulingTime} ahead.',
    delivery: 'A written summary follows every session.',
    revisions: 'Your notes on a summary or an action plan go into an updated version.',
    warranty:
      'Consulting has no code, so there is no warranty period. You can ask about what was written later too.',
    support: 'Follow-up questions about what a session settled are answered by e-mail.',
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
        'The question. Any document, link or screenshot helps, but there is no deck to prepare.',
    },
    {
      question: 'How many sessions do we need?',
      answer:
        'One question: one session. A product taking shape: five. Guiding a team over time: ten, or a monthly retainer.',
    },
    {
      question: 'Is the workshop for people who have never opened Figma?',
      answer: 'Yes. What the team already knows decides how long the workshop is.',
    },
    {
      question: 'Do we have to build with you afterwards?',
      answer: 'No. What you get is written so that any team can work from it.',
    },
  ],
  order: {
    button: 'Book a session',
    title: ['Book', 'a session'],
    text: 'Choose a service and leave your details. We reply within {formReplyTime} during business hours and set a time.',
  },
}
