import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'Digital presence and branding',
  line: 'Business plan, brand and website, only what you need',
  meta: {
    title: 'Digital presence: branding, website, AI agents | {studio}',
    description:
      'A modular package: business plan, branding, website, AI agents and AI portraits. Take only what your business is missing.',
    keywords: ['branding', 'business website', 'business plan', 'AI agents', 'starting a business'],
  },
  opening: {
    badge: 'Digital presence',
    title: ['Branding and website', 'for your business'],
    lead: 'A modular package: business plan, branding, website, AI agents and AI portraits. A new business can take all of it, an existing one takes only what is missing.',
  },
  what: {
    title: ['A kit of parts,', 'take what is missing'],
    text: 'Digital presence is everything people meet before they meet you: how the business is explained, how it looks, what happens on its site. Each part is sold on its own, and several together cost less.',
  },
  why: {
    title: ['They decide', 'before they call'],
    text: 'People search, open, glance and compare, and only then call, or don’t. At that moment the business should look like what it really is.',
  },
  kit: {
    title: ['The parts', 'of the kit'],
    lead: 'Each stands on its own, and all of them speak one language.',
  },
  launch: {
    badge: 'Business launch',
    title: ['A new business,', 'in the right order'],
    text: 'Plan, brand and website, each resting on the one before. Take all three together and get {launchDiscount} off.',
    steps: [
      {
        title: 'Plan',
        text: 'A document for the bank, for a partner and for yourself.',
      },
      {
        title: 'Brand',
        text: 'Drawn from what the plan says about your customers.',
      },
      {
        title: 'Website',
        text: 'Says what the brand feels, and gathers the inquiries.',
      },
    ],
    sample: {
      cover: ['Loaf and a Half', 'a neighborhood bakery'],
      title: 'A sample business plan',
      text: 'An invented neighborhood bakery, a real structure: customers, product, numbers and a plan for the year.',
      link: 'Download the file (PDF)',
    },
    add: 'Build the package',
  },
  upgrade: {
    badge: 'Smart upgrade',
    title: ['A running business,', 'only what it lacks'],
    text: 'Nothing starts over. We improve the site, connect inquiries and automation, and stay until your team uses them. All of it together: {upgradeDiscount} off.',
    after: 'After the upgrade: {upgradeSupportTime} of support.',
    add: 'Build the upgrade',
  },
  withoutIt: {
    title: ['When every part', 'speaks differently'],
    items: [
      'The logo came from one place, the site from another, the words from nowhere.',
      'You pay for ads that lead to a site that doesn’t explain.',
      'There is no written plan, so every decision starts from zero.',
    ],
  },
  whyMe: {
    title: ['One hand', 'for all the parts'],
    items: [
      {
        title: 'Only what is missing',
        text: 'A running business doesn’t buy again what already works.',
      },
      {
        title: 'One language',
        text: 'The words of the plan, the colors of the brand and the screens of the site come from one place.',
      },
      {
        title: 'Inquiries in one place',
        text: 'Every site has a built-in system: who wrote, when, and what happens next.',
      },
      {
        title: 'All of it stays yours',
        text: 'Documents, brand files and code move to you.',
      },
    ],
  },
  deliverables: {
    title: ['What is in the box', 'at the end'],
    items: [
      'A written business plan, with numbers',
      'Logo, color and type files',
      'A website or shop, live',
      'A system for inquiries',
      'An AI agent, connected to the site',
      'Portraits, ready to use',
    ],
  },
  examples: {
    title: 'Who builds a kit',
    items: [
      'A business about to open',
      'Therapists and consultants',
      'A shop moving online',
      'A firm that grew',
      'A change of name',
      'A site that aged',
    ],
  },
  process: {
    title: ['Four stops', 'of a website'],
    lead: 'The timeline of a website. The plan and the brand have their own, and some of the work runs side by side.',
    steps: [
      {
        title: 'Scope',
        text: 'What exists, what is missing, what goes into the kit.',
        days: '{scopeDays} days',
      },
      {
        title: 'Design',
        text: 'Screens with real copy, in every size.',
        days: '{designDays} days',
      },
      {
        title: 'Build',
        text: 'Code, tests and fixes.',
        days: '{buildDays} days',
      },
      {
        title: 'Live',
        text: 'We check, connect and publish.',
        days: '{launchDays} days',
      },
    ],
  },
  terms: {
    payment: 'Half to start and half on delivery, part by part.',
    delivery:
      'Plan: {planDays} days. Brand: {brandingDays} days. Website: {websiteDays} days. Shop: {shopDays} days.',
    revisions:
      'Each part has rounds of its own. How many, and of what, stands in the quote before we start.',
    warranty:
      'Bugs in the code of a site, shop or agent are fixed free of charge for {warrantyDays} days.',
    support:
      '{supportTime} after launch, free of charge. With a smart upgrade: {upgradeSupportTime}.',
    scheduling: 'An intro call of {introMinutes} minutes, free of charge.',
  },
  faq: [
    {
      question: 'In what order?',
      answer: 'Plan, brand, website. If you already have one of them, start with the next.',
    },
    {
      question: 'How long does all of it take?',
      answer:
        'A business plan {planDays} days, a brand {brandingDays} days and a website {websiteDays} days. Some of the work runs side by side.',
    },
    {
      question: 'What is an AI agent for a business?',
      answer:
        'Software that answers recurring questions from your own information only, and passes on to a person what it doesn’t know.',
    },
    {
      question: 'Will the AI portraits look like us?',
      answer:
        'They are made from your own photos, and you choose among them. What doesn’t look like you stays out.',
    },
    {
      question: 'Can we add a part later?',
      answer:
        'Yes. The kit is made so that a new part joins what is there without taking it apart.',
    },
  ],
  order: {
    button: 'Put a kit together',
    title: ['What you have,', 'what you need'],
    text: 'Tell us in a few words what the business does and what it already has. A quote arrives within {replyTime}.',
  },
}
