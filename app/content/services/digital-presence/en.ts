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
    lead: 'Business plan, branding, website, AI agents and AI portraits. Take them all, or only what your business is missing.',
  },
  time: '{websiteDays} business days for a website',
  what: 'Digital presence is everything people see before they meet you: how the business is explained, how it looks, what happens on its site. Each part is sold on its own.',
  examples: {
    title: 'Who is the kit for?',
    items: [
      'A business about to open',
      'Therapists and consultants',
      'A store moving online',
      'A firm that has grown',
      'A business with a new name',
      'A business whose site looks dated',
    ],
  },
  proof: { title: 'Can I see your work?' },
  deliverables: {
    title: 'What do you keep at the end?',
    items: [
      'A written business plan, with numbers',
      'Logo, color and font files',
      'A live website or store',
      'A basic CRM, included with the site',
      'An AI agent, connected to the site',
      'Portraits, ready to use',
    ],
  },
  prices: { title: ['How much is', 'a brand with a website?'] },
  groups: {
    parts: {
      title: 'Each part on its own',
      text: 'Each works alone, and together they look like the same business. Two parts or more cost less together.',
    },
    'business-launch': {
      title: 'A new business: plan, brand and website',
      text: 'Each step builds on the last. Take all three and get {launchDiscount} off: together they cost {launchTotal}. Only two of them, or all of them with AI agents and portraits: within {launchPrice}.',
      points: [
        { title: 'Plan', text: 'A document you can show the bank, a partner and yourself.' },
        { title: 'Brand', text: 'A logo, colors and fonts that suit the customers in the plan.' },
        {
          title: 'Website',
          text: 'Explains what you offer, in your brand’s look, and collects inquiries.',
        },
      ],
      link: 'Build the package',
    },
    'smart-upgrade': {
      title: 'An existing business: smart upgrade',
      text: 'No starting over. We improve the site, connect a CRM and automation, and stay until your team works with them. Take it all together and get {upgradeDiscount} off: the whole upgrade costs {upgradeTotal}.',
      note: 'After the upgrade: {upgradeSupportTime} of support.',
      link: 'Build the upgrade',
    },
  },
  sample: {
    title: 'A sample business plan',
    text: 'The bakery is fictional and the structure is real: customers, product, numbers and a plan for the year.',
    link: 'Download the file (PDF)',
  },
  terms: {
    delivery:
      'Plan: {planDays} business days. Brand: {brandingDays} business days. Website: {websiteDays} business days. Store: {shopDays} business days.',
    revisions:
      'Each part has its own rounds. The number of rounds is next to the price, and the quote says what counts as one.',
    warranty:
      'We fix bugs in the code of a site, store or agent at our expense for {warrantyDays} days.',
    support:
      '{supportTime} after launch, included in the price. With a smart upgrade: {upgradeSupportTime}.',
    scheduling: 'A free {introMinutes}-minute intro call.',
  },
  process: {
    title: 'How long does it take?',
    lead: 'A website takes {websiteDays} business days, because the steps overlap. The plan and the brand have their own timelines.',
    steps: [
      {
        title: 'Scope',
        text: 'What you have and what is missing.',
        days: '{scopeDays} business days',
      },
      {
        title: 'Design',
        text: 'Screens with real copy, in every size.',
        days: '{designDays} business days',
      },
      {
        title: 'Build',
        text: 'Code, tests and fixes.',
        days: '{buildDays} business days',
      },
      {
        title: 'Launch',
        text: 'We check, connect and publish.',
        days: '{launchDays} business days',
      },
    ],
  },
  faqTitle: 'Questions about branding and websites',
  why: {
    question: 'When do customers decide to call?',
    answer:
      'People search, open, glance and compare, and only then decide whether to call. At that moment, your business should look as good as it really is.',
  },
  withoutIt: {
    question: 'What if every part is made somewhere else?',
    items: [
      'The logo and the site came from different designers, and the copy was written in a rush.',
      'You pay for ads that lead to a site that doesn’t explain.',
      'There is no written plan, so every decision starts from zero.',
    ],
  },
  whyMe: {
    question: 'Why take it all from you?',
    items: [
      {
        title: 'Only what is missing',
        text: 'You don’t pay again for what already works.',
      },
      {
        title: 'A consistent voice',
        text: 'The wording of the plan, the colors of the brand and the screens of the site are made here, together.',
      },
      {
        title: 'Every inquiry is kept',
        text: 'A basic CRM comes with every site: who wrote, when, and where things stand.',
      },
      {
        title: 'All of it stays yours',
        text: 'The documents, brand files and code are handed over to you.',
      },
    ],
  },
  faq: [
    {
      question: 'In what order do you do it?',
      answer: 'Plan, brand, website. We skip whatever you already have.',
    },
    {
      question: 'How long does all of it take?',
      answer:
        'A business plan takes {planDays} business days, a brand {brandingDays} business days and a website {websiteDays} business days. Some of the work runs in parallel.',
    },
    {
      question: 'What is an AI agent for a business?',
      answer:
        'Software that answers common questions using only your own information, and passes anything it doesn’t know to a person.',
    },
    {
      question: 'Will the AI portraits look like us?',
      answer:
        'They are made from your own photos, and you choose among them. Any picture that doesn’t look like you is left out.',
    },
    {
      question: 'Can we add a part later?',
      answer:
        'Yes. The kit is built so that a new part can be added without taking the rest apart.',
    },
  ],
  order: {
    button: 'Put a kit together',
    title: 'What is your business missing?',
    text: 'Say in a few words what it does and what it has. You’ll have a quote within {replyTime}.',
  },
}
