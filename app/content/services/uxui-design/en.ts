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
    lead: 'Every screen and every state in Figma, organized so that developers can build without guessing.',
  },
  what: 'Flows, screens, error states, empty states and the phone version. We start with what people come to do and end with a file ready to build.',
  examples: {
    title: 'What gets designed this way?',
    items: [
      'A mobile app',
      'A back office',
      'A data dashboard',
      'A sign-up flow',
      'A service site',
      'A refresh of a live product',
    ],
  },
  proof: { title: 'Can I see a finished design?' },
  deliverables: {
    title: 'What does a design include?',
    items: [
      'A map of users and flows',
      'A wireframe of every screen',
      'Full design for phone and desktop',
      'Components, colors and typography',
      'A click-through prototype, from Advanced up',
      'A tidy Figma file and a handoff call',
    ],
  },
  prices: {
    title: ['How much is', 'app design?'],
    lead: 'We count the screens together, and that is the scope. Filled squares are the minimum, outlined ones the maximum. A whole product for a business, from research to design system, costs {designPrice}.',
  },
  terms: {
    delivery: 'The schedule follows the list of screens and is written in the quote.',
    revisions: 'The number of rounds is set in advance, by size.',
    support: 'After handoff, by size: we answer your developers’ questions.',
    warranty:
      'Anything agreed but missing from the file is completed at our expense for {warrantyDays} days after handoff.',
    scheduling: 'A free {introMinutes}-minute intro call.',
  },
  process: {
    title: 'How long does it take?',
    lead: 'The schedule follows the list of screens and is in the quote.',
    steps: [
      {
        title: 'Ask',
        text: 'Who the users are, what they come to do, and where they get stuck today.',
      },
      {
        title: 'Sketch',
        text: 'The whole flow in outline, before any color.',
      },
      {
        title: 'Design',
        text: 'Real screens with real copy, with the number of revision rounds set in advance.',
      },
      {
        title: 'Hand off',
        text: 'A tidy file, a call with the developers, and answers afterwards.',
      },
    ],
  },
  faqTitle: 'Questions about UX/UI design',
  why: {
    question: 'Why design before development?',
    answer:
      'In Figma a button moves in a minute. In code, the same button goes through development, testing and release. Argue over the drawing, while arguing is cheap.',
  },
  withoutIt: {
    question: 'What happens without a design?',
    items: [
      'A slightly different button on every screen, slightly different spacing, and error messages nobody wrote.',
      'You find out what is missing only after it has been built.',
      'The product works, but people ask where to click.',
    ],
  },
  whyMe: {
    question: 'What is different about your file?',
    items: [
      {
        title: 'Every state',
        text: 'Loading, error, empty, long text. What isn’t drawn gets built by guesswork.',
      },
      {
        title: 'Named components',
        text: 'Change a button once and it changes everywhere, under a name developers know.',
      },
      {
        title: 'Both directions',
        text: 'Right-to-left and left-to-right screens, each planned on its own.',
      },
      {
        title: 'Accessible from the start',
        text: 'Contrast, button size and reading order are checked in the design, before development.',
      },
    ],
  },
  faq: [
    {
      question: 'What counts as a screen?',
      answer:
        'One view with one purpose. We count them together before the quote, so nobody is surprised.',
    },
    {
      question: 'Do you also do development?',
      answer:
        'Yes. If we made the design, development is {afterDesignDiscount} off, and an MVP for design clients is {mvpDiscount} off.',
    },
    {
      question: 'Can you redesign a live product?',
      answer:
        'Yes. We go through the screens, mark where people get stuck and fix them in order of importance. Not everything has to change.',
    },
    {
      question: 'Can our developers build from it?',
      answer:
        'Yes. It is built from components with names, sizes and states, and they can ask questions throughout the support period stated for each size.',
    },
    {
      question: 'Can our own team learn to do this?',
      answer: 'Yes. The consulting page has Figma workshops of one day or longer.',
    },
  ],
  order: {
    button: 'Order a design',
    title: 'How many screens does it need?',
    text: 'A rough guess will do, or a link to what you have now. You’ll have a quote within {replyTime}.',
  },
}
