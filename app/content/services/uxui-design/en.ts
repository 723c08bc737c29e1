import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'UX/UI design',
  line: 'A tidy Figma file that developers enjoy',
  meta: {
    title: 'UX/UI design in Figma: screens ready to build | {studio}',
    description:
      'Screens, states and components designed in Figma and organized for handoff. The number of screens sets the scope.',
    keywords: ['UX/UI design', 'interface design', 'Figma', 'user experience'],
  },
  opening: {
    badge: 'Screens, states and components',
    title: ['UX/UI design', 'before any code'],
    lead: 'Screens, states and components in Figma, organized so that developers can build from them without guessing. The number of screens sets the scope.',
  },
  what: {
    title: ['A good screen', 'needs no explaining'],
    text: 'Full product design in Figma: flows, screens, error states, empty states and the phone version. It begins with what people come to do and ends in a file that can be built from.',
  },
  why: {
    title: ['Move the button', 'while it’s a drawing'],
    text: 'In Figma a button moves in a minute. In code the same button goes through development, testing and release. Argue about drawings, while arguing is cheap.',
  },
  screens: {
    title: ['We count', 'screens'],
    lead: 'A screen is what people see at one moment. The number of such moments is the scope.',
    legend: 'Filled screens: where the package begins. Empty ones: how far it goes.',
  },
  withoutIt: {
    title: ['Without design,', 'developers guess'],
    items: [
      'A slightly different button on every screen, a slightly different gap, and error messages nobody wrote.',
      'You learn what is missing only after it has been built.',
      'The product works, and people ask where to click.',
    ],
  },
  whyMe: {
    title: ['A file', 'developers enjoy'],
    items: [
      {
        title: 'Every state',
        text: 'Loading, error, empty, long text. What isn’t drawn gets built by guesswork.',
      },
      {
        title: 'Components, not pictures',
        text: 'One button that changes everywhere, under a name developers know.',
      },
      {
        title: 'Both directions',
        text: 'Right-to-left and left-to-right screens, each planned rather than flipped.',
      },
      {
        title: 'Accessible from the start',
        text: 'Contrast, touch size and reading order are checked on the screen, before development.',
      },
    ],
  },
  deliverables: {
    title: ['From flow', 'to handover'],
    items: [
      'A map of users and flows',
      'A wireframe of every screen',
      'Full design, phone and desktop',
      'Components, colors and typography',
      'A prototype you can click through',
      'A tidy Figma file, and a handover call with your developers',
    ],
  },
  examples: {
    title: 'What gets designed this way',
    items: [
      'A mobile app',
      'A back office',
      'A data dashboard',
      'A sign-up flow',
      'A service site',
      'A refresh of a live product',
    ],
  },
  process: {
    title: ['From question', 'to screen'],
    lead: 'At every stop there is something to see, and to decide.',
    steps: [
      {
        title: 'Ask',
        text: 'Who comes in, what for, and where they get stuck today.',
      },
      {
        title: 'Sketch',
        text: 'The whole flow in lines, before a single color.',
      },
      {
        title: 'Design',
        text: 'Real screens with real copy, in a known number of revision rounds.',
      },
      {
        title: 'Hand over',
        text: 'A tidy file, a call with the developers, and answers after it.',
      },
    ],
  },
  terms: {
    payment: 'Half to start, half on delivery.',
    delivery: 'The schedule follows the list of screens and is written in the quote.',
    revisions: 'A number of rounds known in advance, by size.',
    support: 'After handover, by size: your developers’ questions get answers.',
    warranty:
      'What was agreed and is missing from the file is completed free of charge for {warrantyDays} days after handover.',
    scheduling: 'An intro call of {introMinutes} minutes, free of charge.',
  },
  faq: [
    {
      question: 'What counts as a screen?',
      answer:
        'One view with one purpose. We count together before the quote, so that nobody is surprised.',
    },
    {
      question: 'Do you develop too?',
      answer:
        'Yes. Development after a design made here is {afterDesignDiscount} off, and an MVP for design clients {mvpDiscount} off.',
    },
    {
      question: 'Can you redesign a live product?',
      answer:
        'Yes. We go through the screens, mark where people get stuck and fix them in order of importance. Not everything has to change.',
    },
    {
      question: 'Will our developers get along with the file?',
      answer:
        'It is made of components with names, sizes and states. They can ask after handover: that is the support stated for each size.',
    },
    {
      question: 'We have a team. Can we learn to do this?',
      answer: 'Yes: there are Figma workshops on the consulting page, for a day or longer.',
    },
  ],
  order: {
    button: 'Order a design',
    title: ['How many screens', 'will it take'],
    text: 'A rough guess will do, or a link to what exists. A quote arrives within {replyTime}.',
  },
}
