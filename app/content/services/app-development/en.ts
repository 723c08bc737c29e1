import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'App development',
  line: 'A first product that works, not a slide deck',
  meta: {
    title: 'App and MVP development: idea to product | {studio}',
    description:
      'Mobile apps, web apps and MVPs. A free specification, design and development, and the full code is yours at the end.',
    keywords: ['app development', 'MVP', 'web app', 'SaaS', 'app specification'],
  },
  opening: {
    badge: 'Mobile, web and MVP',
    title: ['App development', 'from idea to product'],
    lead: 'Mobile apps, web apps and MVPs: from a specification, written free of charge, to a product that is live. In the end the full code is yours.',
  },
  what: {
    title: ['An app is', 'many small decisions'],
    text: 'Mobile apps, web apps and SaaS products, from specification to launch. Before the code there is a specification, free of charge: who comes in, what happens on each screen and what we leave out this time. The screens come from it, and the code from the screens.',
  },
  why: {
    title: ['Users know', 'what slides never tell'],
    text: 'A slide deck gets compliments. A product gets used, and use teaches: where people stop, what they come back to, what they never tap. The sooner that happens, the less work is thrown away.',
  },
  mvp: {
    badge: 'MVP',
    title: ['First,', 'the ground floor'],
    text: 'A first version with the one thing the product must do, in the hands of real users. Everything else goes on a list and waits for answers.',
    points: [
      {
        title: 'One action, end to end',
        text: 'Not ten beginnings. One path that people can finish.',
      },
      {
        title: 'Measured from day one',
        text: 'You see what people do, and decide what comes next by it.',
      },
      {
        title: 'Code to build on',
        text: 'The next version stands on it, not in place of it.',
      },
    ],
    discount: 'Design clients get {mvpDiscount} off MVP development.',
  },
  fullProduct: {
    badge: 'Full product',
    title: ['A building', 'of three floors'],
    lead: 'Each floor rests on the one below. Start at the bottom, and add a floor when there are tenants. Every window is a screen.',
  },
  products: {
    'web-app': {
      title: 'A simple web app',
      text: 'One tool in the browser, with sign-in and data.',
    },
    saas: {
      title: 'A SaaS product',
      text: 'Subscriptions, permissions and accounts: one product, many businesses.',
    },
    'custom-app': {
      title: 'A custom system',
      text: 'A process no product on the shelf fits. Specification first, price after.',
    },
  },
  withoutIt: {
    title: ['No specification,', 'and you pay twice'],
    items: [
      'Every call with the developers reopens the question of what to build.',
      'Screens that are easy to describe get built first; the important ones wait for the end of the budget.',
      'The code stays with whoever wrote it, and every change starts with a negotiation.',
    ],
  },
  whyMe: {
    title: ['Screens first,', 'code second'],
    items: [
      {
        title: 'A free specification',
        text: 'A document that says what we build and what we don’t, before you decide.',
      },
      {
        title: 'Designers who build',
        text: 'No gap between drawing and product: nobody has to translate.',
      },
      {
        title: 'Small changes',
        text: 'After delivery, {smallChangesTime} of small changes free of charge.',
      },
      {
        title: 'The code is with you',
        text: 'The full code moves to a repository under your name.',
      },
    ],
  },
  deliverables: {
    title: ['Document, screens,', 'product, code'],
    items: [
      'A specification, free of charge',
      'Every screen designed, in every state',
      'A built and tested product, live',
      'The full code, in a repository under your name',
      'A built-in system for inquiries',
      'Support, and a warranty against bugs',
    ],
  },
  examples: {
    title: 'What gets built this way',
    items: [
      'A client area',
      'A booking system',
      'A business dashboard',
      'A community app',
      'An internal tool',
      'A SaaS subscription product',
    ],
  },
  process: {
    title: ['Four stops,', 'something to see at each'],
    lead: 'How long it takes depends on the floor, and stands beside each price.',
    steps: [
      {
        title: 'Specification',
        text: 'A call, questions, and a document that says what goes into this version.',
      },
      {
        title: 'Screens',
        text: 'A prototype you can click through, before a line of code.',
      },
      {
        title: 'Development',
        text: 'Working versions along the way, not only at the end.',
      },
      {
        title: 'Live',
        text: 'Tests, launch, and the code handed over to you.',
      },
    ],
  },
  offers: {
    title: ['By kind', 'of product'],
    lead: 'The final price is set with the specification, and never changes without your approval.',
  },
  terms: {
    payment: 'Half to start, half on delivery.',
    delivery: 'By floor or kind of product, as stated beside the price.',
    revisions: 'For a full product, by floor; for everything else, as the specification says.',
    support:
      '{supportTime} after launch free of charge; for a full product, by floor. Small changes: {smallChangesTime}.',
    warranty: 'Bugs in our code are fixed free of charge for {warrantyDays} days.',
    scheduling: 'An intro call of {introMinutes} minutes, free of charge.',
  },
  faq: [
    {
      question: 'Can we begin with the specification alone?',
      answer:
        'That is how it always begins: a call of {introMinutes} minutes and a specification, both free. After them you decide whether to go on.',
    },
    {
      question: 'Whose code is it?',
      answer:
        'Yours. At the end the full code moves to a repository under your name, and any team can carry on from there.',
    },
    {
      question: 'What if we find halfway that something is missing?',
      answer:
        'We write it down, estimate it and decide together: now, in place of something else, or in the next version. The quote never changes without your approval.',
    },
    {
      question: 'We already have a design. Can you only develop?',
      answer:
        'Yes. And if the design was made here, development after it is {afterDesignDiscount} off.',
    },
    {
      question: 'What does it cost to keep the product running?',
      answer:
        'Hosting and outside services are paid straight to their providers, by use. The specification lists which ones you need.',
    },
  ],
  order: {
    button: 'Get a free specification',
    title: ['Tell us what', 'the screen should do'],
    text: 'No document and no jargon needed. A quote arrives within {replyTime}.',
  },
}
