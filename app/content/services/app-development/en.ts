import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'App development',
  line: 'A first version that people use',
  meta: {
    title: 'App and MVP development: idea to product | {studio}',
    description:
      'Mobile apps, web apps and MVPs. A free specification, design and development, and the full code is yours at the end.',
    keywords: ['app development', 'MVP', 'web app', 'SaaS', 'app specification'],
  },
  opening: {
    badge: 'Mobile, web and MVP',
    title: ['App development,', 'from idea to product'],
    lead: 'Mobile apps, web apps and MVPs: from a free specification to a live product. The full code is yours at the end.',
  },
  what: 'Mobile apps, web apps and SaaS products. Before any code we write a specification: who the users are, what happens on each screen and what we leave for later. The screens follow it, and the code follows the screens.',
  examples: {
    title: 'What gets built this way?',
    items: [
      'A client area',
      'A booking system',
      'A business dashboard',
      'A community app',
      'An internal tool',
      'A SaaS subscription product',
    ],
  },
  proof: { title: 'Can I see an app you built?' },
  deliverables: {
    title: 'What does development include?',
    items: [
      'A free specification',
      'Every screen designed, in every state',
      'A built and tested product, live',
      'The full code, in a repository in your name',
      'A basic CRM for inquiries, included',
      'Support, and a warranty against bugs',
    ],
  },
  prices: {
    title: ['How much does', 'an app cost?'],
    lead: 'Every square is a screen. The specification sets the final price, and it does not change without your approval.',
  },
  groups: {
    mvp: {
      title: 'First, a version that works',
      text: 'The one thing the product must do, in the hands of real users. Everything else goes on a list until you see what they do.',
      points: [
        {
          title: 'A whole action, end to end',
          text: 'A path people can finish, instead of ten half-built ones.',
        },
        {
          title: 'Measured from day one',
          text: 'You see what people do, then decide what comes next.',
        },
        { title: 'Code to build on', text: 'The next version extends it instead of replacing it.' },
      ],
      note: 'Design clients get {mvpDiscount} off MVP development. Before development you get a free specification, worth {specificationWorth}.',
    },
    'full-product': {
      title: 'A full product',
      text: 'Start with Basic and expand as users arrive. In the larger tiers the specification, which is free, is worth {largeSpecificationWorth}.',
    },
    products: { title: 'By type of product' },
  },
  products: {
    'web-app': {
      title: 'A simple web app',
      text: 'A tool in the browser, with sign-in and saved data.',
    },
    saas: {
      title: 'A SaaS product',
      text: 'A product that many businesses work in, with subscriptions, permissions and accounts.',
    },
    'custom-app': {
      title: 'A custom system',
      text: 'For a process no off-the-shelf product fits. Specification first, then a price.',
    },
  },
  terms: {
    delivery: 'By tier or type of product, as stated next to the price.',
    revisions: 'For a full product, by tier; for everything else, as set in the specification.',
    support:
      '{supportTime} after launch, included in the price; for a full product, by tier. Small changes: {smallChangesTime}.',
    warranty:
      'We fix bugs in our code at our expense for {warrantyDays} days, and for {longWarrantyDays} days in the Advanced and Enterprise tiers of a full product.',
    scheduling: 'A free {introMinutes}-minute intro call.',
  },
  process: {
    title: 'How long does an app take?',
    lead: 'The timeline depends on the tier and is stated next to each price.',
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
        text: 'Working versions all along the way.',
      },
      {
        title: 'Launch',
        text: 'Testing, launch and handing the code over to you.',
      },
    ],
  },
  faqTitle: 'Questions about app development',
  why: {
    question: 'Why start with a first version?',
    answer:
      'A slide deck gets compliments. A product gets used, and that is how you learn: where people get stuck, what they come back to, what they never tap. The sooner that happens, the less work you throw away.',
  },
  withoutIt: {
    question: 'What happens without a specification?',
    items: [
      'Every call with the developers reopens the question of what to build.',
      'The screens that are easy to describe get built first, and the important ones are left for the end of the budget.',
      'The code stays with whoever wrote it, and every change starts with a negotiation.',
    ],
  },
  whyMe: {
    question: 'Why develop it here?',
    items: [
      {
        title: 'A free specification',
        text: 'A document that says what we build and what we don’t, before you decide.',
      },
      {
        title: 'Designers who build',
        text: 'The product matches the design, because the same people make both.',
      },
      {
        title: 'Small changes',
        text: 'After delivery, {smallChangesTime} of small changes are included.',
      },
      {
        title: 'The code is yours',
        text: 'The full code moves to a repository in your name.',
      },
    ],
  },
  faq: [
    {
      question: 'Can we start with just the specification?',
      answer:
        'Yes, that is how every project starts: a {introMinutes}-minute call and a specification, both free. Then you decide whether to go on.',
    },
    {
      question: 'Who owns the code?',
      answer:
        'You do. At the end the full code moves to a repository in your name, and any team can take it from there.',
    },
    {
      question: 'What if we realize halfway that something is missing?',
      answer:
        'We write it down, estimate it and decide together: now, instead of something else, or in the next version. The quote never changes without your approval.',
    },
    {
      question: 'We already have a design. Can you just develop it?',
      answer: 'Yes. And if we made the design, development is {afterDesignDiscount} off.',
    },
    {
      question: 'What does it cost to keep the product running?',
      answer:
        'Hosting usually costs {hostingPrice}, paid directly to the provider. Other outside services are billed by use, and the specification lists the ones you need.',
    },
  ],
  order: {
    button: 'Get a free specification',
    title: 'What should the screen do?',
    text: 'No document and no jargon needed. You’ll have a quote within {replyTime}.',
  },
}
