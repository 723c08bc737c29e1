import type { Catalogue } from '../he/catalogue.ts'

const services: Catalogue['services'] = {
  'business-plan': {
    name: 'Business plan',
    shortName: 'Plan',
    description: 'Who you sell to, what, at what price, and what has to happen for it to hold.',
    detailedDescription:
      'We work through audience, offer, competitors and numbers, and write one document you can act on. It ends with a list of steps in order.',
    why: 'A decision made on paper costs less than one corrected later.',
    whyMe:
      'The people who write the plan also build the site, so it ends in things that can be built.',
    withoutIt: 'You pay for a site and for ads before it is clear who they speak to.',
    deliverables: [
      'A written plan',
      'Audience and offer, defined',
      'A look at competitors',
      'Steps in order',
    ],
  },
  branding: {
    name: 'Branding',
    shortName: 'Branding',
    description: 'A mark, colors, type and voice that look the same everywhere.',
    detailedDescription:
      'We start from what the business says, and draw a mark and a language around it: color, type, image and tone. Tested in Hebrew and English, on screen and on paper.',
    why: 'What looks the same each time is recognized before it is read.',
    whyMe: 'The Hebrew letter is drawn here, not pasted beside a Latin logo.',
    withoutIt: 'Every post, card and page looks like another company’s.',
    deliverables: [
      'A mark in every size',
      'Colors and type',
      'Files for print and screen',
      'A short page of rules',
    ],
  },
  'landing-page': {
    name: 'Landing page',
    shortName: 'Landing page',
    description: 'One page, one offer, one action.',
    detailedDescription:
      'A page written and designed around one question: what does a visitor need to see to get in touch? With a form that reaches you, measurement and a proper phone layout.',
    why: 'People who come from an ad decide in seconds, and one focused page answers them.',
    whyMe: 'Words, design and code are made together, so nothing gets lost on the way.',
    withoutIt: 'Ads bring people to your home page, and they get lost in the menu.',
    deliverables: [
      'A designed page, live',
      'Sales copy',
      'A working contact form',
      'Measurement, connected',
    ],
  },
  website: {
    name: 'Full website',
    shortName: 'Website',
    description:
      'A company site in Hebrew, and in another language if you need one, that is easy to write to.',
    detailedDescription:
      'Structure, words, design and code for a site that loads fast, is accessible and reads well to search engines. Inquiries are kept, and the code is yours.',
    why: 'Before every first call, somebody looks at the site.',
    whyMe: 'The site is written in code rather than assembled from a theme: light, fast and yours.',
    withoutIt: 'Social networks show you when it suits them, in the order that suits them.',
    deliverables: [
      'A live site',
      'A phone layout',
      'Accessibility',
      'The code, in your repository',
    ],
  },
  'shopify-store': {
    name: 'Shopify store',
    shortName: 'Store',
    description: 'A store that is easy to buy from, and easy to run by yourself.',
    detailedDescription:
      'Setup, design, products, payments and shipping. At the end we sit down together and go through adding a product and handling an order.',
    why: 'Every needless step between product and payment loses buyers.',
    whyMe:
      'The store is designed around your products, and the product page gets most of the work.',
    withoutIt: 'Orders arrive as messages, and stock lives in your head.',
    deliverables: [
      'A running store',
      'Products ready to sell',
      'Payments and shipping',
      'A short training',
    ],
  },
  'ai-portraits': {
    name: 'AI portraits',
    shortName: 'Portraits',
    description: 'Portraits made from your own photos, without a day of shooting.',
    detailedDescription:
      'Send a few photos from your phone, choose a style, and get a consistent series for the site, social networks and your card. Each picture is checked by hand.',
    why: 'A real face earns trust faster than a stock photo.',
    whyMe: 'Only pictures in which you look like yourself stay in.',
    withoutIt: 'The site shows a photo cropped from a wedding.',
    deliverables: [
      'A finished series',
      'Sizes for site and social networks',
      'A consistent background',
    ],
  },
  'ai-agents': {
    name: 'AI agents',
    shortName: 'Agents',
    description:
      'They answer the questions that keep coming back, and hand a person what needs a person.',
    detailedDescription:
      'We collect the recurring questions, write the answers, and connect an agent to the site or to WhatsApp. It knows what it does not know, and when to stop.',
    why: 'People who ask in the evening want an answer in the evening.',
    whyMe: 'The agent answers from what you wrote, and makes nothing up.',
    withoutIt: 'The same questions are answered by hand, every day again.',
    deliverables: ['A connected agent', 'A set of answers', 'Rules for handing over to a person'],
  },
  maintenance: {
    name: 'Maintenance',
    shortName: 'Maintenance',
    description: 'Updates, backups and small fixes, without having to think of them.',
    detailedDescription:
      'The site stays updated, backed up and checked, and small changes to words and pictures are made when you ask.',
    why: 'A site that nobody touches grows old quietly.',
    whyMe: 'The people who built the site look after it.',
    withoutIt: 'You find out that the form is broken after somebody has given up.',
    deliverables: ['Backups', 'Security updates', 'Small changes', 'A check that the form works'],
  },
  'digital-card': {
    name: 'Digital business card',
    shortName: 'Card',
    description: 'One address with every way to reach you, saved to contacts in one tap.',
    detailedDescription:
      'A card in Hebrew, English and Russian that opens in the browser and stays right when your details change. With a QR code for print.',
    why: 'A link can be sent, scanned and saved. A paper card has to be typed in.',
    whyMe: 'Every language in its own direction, with your name as it is written there.',
    withoutIt: 'Your new number never reaches the people who hold an old card.',
    deliverables: [
      'A permanent address',
      'Three languages',
      'A QR code',
      'Updates to your details',
    ],
  },
  'site-upgrade': {
    name: 'Upgrade of an existing site',
    shortName: 'Upgrade',
    description: 'What works stays, what holds inquiries back gets fixed.',
    detailedDescription:
      'We go through the site, mark what is in the way, and fix it in order: speed, words, structure and forms. Without starting over.',
    why: 'Most of the time it takes repairs rather than a new site.',
    whyMe: 'We also say in advance what is better left alone.',
    withoutIt: 'You pay for ads that lead to a site that drives people away.',
    deliverables: ['A list of findings', 'Fixes on the site', 'A before and after comparison'],
  },
  'crm-setup': {
    name: 'Lead management setup',
    shortName: 'Lead management',
    description: 'Every inquiry in one place, with a status, notes and a reminder.',
    detailedDescription:
      'We connect your forms to one system, move what has piled up into it, and set up stages that match the way you sell.',
    why: 'A forgotten inquiry is a client you paid for.',
    whyMe: 'The stages follow your work, not the software.',
    withoutIt: 'Inquiries are scattered between mail, WhatsApp and a notebook.',
    deliverables: [
      'A system connected to your forms',
      'Existing inquiries moved over',
      'A short training',
    ],
  },
  automation: {
    name: 'Automation',
    shortName: 'Automation',
    description: 'One step that repeats every day, and from now on happens by itself.',
    detailedDescription:
      'We choose one process, such as a reply, an appointment or an invoice, and connect the tools you already have so that it runs by itself.',
    why: 'Minutes that repeat every day add up to days.',
    whyMe: 'We begin with one step that can be measured, and only then go on.',
    withoutIt: 'The same thing is typed three times, in three places.',
    deliverables: [
      'One process that runs by itself',
      'Short documentation',
      'An alert when something gets stuck',
    ],
  },
  guidance: {
    name: 'Guidance after the upgrade',
    shortName: 'Guidance',
    description: 'Sessions and support, until the change becomes a habit.',
    detailedDescription:
      'We meet once things are live, see what works and what does not, and correct it. Between sessions you can ask.',
    why: 'A new tool works only when it is used.',
    whyMe: 'The people who built it sit with you and see how it works on an ordinary day.',
    withoutIt: 'A month later everyone is back to the old way.',
    deliverables: ['Guidance sessions', 'Support between sessions', 'A written summary'],
  },
  'action-plan': {
    name: 'Action plan',
    shortName: 'Action plan',
    description: 'What to do first, what comes next, and what not to do at all.',
    detailedDescription:
      'After a conversation and a review of what you have, we write an orderly plan: goals, steps, order and who is responsible.',
    why: 'When everything is urgent, order is worth more than another idea.',
    whyMe: 'The plan ends with a first step you can take this week.',
    withoutIt: 'Five things get started and one gets finished.',
    deliverables: ['A written plan', 'Priorities', 'First steps'],
  },
  'ux-mentoring': {
    name: 'UX mentoring',
    shortName: 'UX mentoring',
    description: 'Personal sessions on your product, with notes you can act on.',
    detailedDescription:
      'Bring screens, a process or a decision, and we work on it together. After each session comes a summary of what to change and why.',
    why: 'An experienced eye saves a whole round of development.',
    whyMe: 'We work on your real screens, not on an exercise.',
    withoutIt: 'The argument about a screen goes to whoever speaks louder.',
    deliverables: [
      'Personal sessions',
      'A written summary of each',
      'Notes on the screens themselves',
    ],
  },
  'figma-workshop': {
    name: 'Figma workshop',
    shortName: 'Workshop',
    description: 'Your team learns to work in order, on its own files.',
    detailedDescription:
      'Components, variables, auto layout and handing over to developers. The team works on a real file of its own, and keeps it.',
    why: 'A tidy file can be built without calls to clear things up.',
    whyMe: 'The workshop is built around your files, not around slides.',
    withoutIt: 'Every file has a slightly different button.',
    deliverables: ['A hands-on workshop', 'A first component file', 'A short guide for the team'],
  },
  'ui-design': {
    name: 'UX/UI design',
    shortName: 'Design',
    description: 'Screens, states and a Figma file that can be built from.',
    detailedDescription:
      'Flows, wireframes and final design of every screen, with its empty, loading and error states. Delivered as a tidy file with components.',
    why: 'Changing a drawn screen takes minutes. In code it takes days.',
    whyMe: 'The people who design here also know how to build, so the file can be developed.',
    withoutIt: 'Developers make up whatever was not drawn.',
    deliverables: [
      'A flow chart',
      'Design of every screen',
      'A component library',
      'A file to hand over',
    ],
  },
  mvp: {
    name: 'MVP: a first version',
    shortName: 'MVP',
    description: 'The one thing the product must do, in the hands of users.',
    detailedDescription:
      'Specification, design and development of one complete path, measured from the first day. The code is yours, and the next version is built on it.',
    why: 'Users teach what a slide deck never will.',
    whyMe: 'We begin with a document that also says what is not being built this time.',
    withoutIt: 'A year of building goes by before anybody asks whether it is needed.',
    deliverables: [
      'A specification',
      'A live product',
      'Usage measurement',
      'The code, in your repository',
    ],
  },
  'full-product': {
    name: 'Full product',
    shortName: 'Product',
    description: 'A complete app or system, from specification to launch.',
    detailedDescription:
      'Research, specification, design, development, testing and launch. Start with the tier that fits, and add to it as the product grows.',
    why: 'A product made by one team does not lose its idea between suppliers.',
    whyMe:
      'There is no gap between drawing and product, because nobody has to translate between them.',
    withoutIt: 'Designers, developers and testers talk to each other through you.',
    deliverables: [
      'A specification',
      'Complete design',
      'A tested product, live',
      'Code and documentation',
    ],
  },
}

const parts: Catalogue['parts'] = {
  'branding.basic': {
    name: 'Basic',
    description: 'A mark and a short language, to begin with.',
    features: ['A mark', 'Colors and type', 'Files for screen and print'],
  },
  'branding.extended': {
    name: 'Extended',
    description: 'A whole language, for those who appear in many places.',
    features: [
      'All of Basic',
      'Templates for social networks and documents',
      'Tone of voice',
      'A brand book',
    ],
  },
  'website.crm': {
    name: 'Lead management',
    description: 'Every inquiry from the site in one list, with a status and notes.',
    features: ['A list of inquiries', 'Status and notes', 'Search and filters'],
  },
  'ux-mentoring.single': {
    name: 'One session',
    description: 'One question, one full answer.',
    features: ['A personal session', 'A written summary'],
  },
  'ux-mentoring.five': {
    name: 'Five sessions',
    description: 'A short process on one product.',
    features: ['Personal sessions', 'A summary of each session', 'Answers between sessions'],
  },
  'ux-mentoring.ten': {
    name: 'Ten sessions',
    description: 'Mentoring through a whole version.',
    features: [
      'Personal sessions',
      'A summary of each session',
      'Answers between sessions',
      'Paid in two parts',
    ],
  },
  'ux-mentoring.retainer': {
    name: 'Monthly retainer',
    description: 'Steady availability while the team is moving.',
    features: [
      'Regular sessions',
      'Availability between sessions',
      'Screens reviewed before development',
    ],
  },
  'figma-workshop.one-day': {
    name: 'One day',
    description: 'The basics, on one file of yours.',
    features: ['Components and layout', 'Practice on your own file'],
  },
  'figma-workshop.three-days': {
    name: 'Three days',
    description: 'From the basics to a small design system.',
    features: ['All of One day', 'Variables and states', 'Handing over to developers'],
  },
  'figma-workshop.five-days': {
    name: 'Five days',
    description: 'A whole design system, and a team that keeps it.',
    features: ['All of Three days', 'A design system', 'Ways of working for the team'],
  },
  'ui-design.basic': {
    name: 'Basic',
    description: 'A small product, or one part of a large one.',
    features: ['A flow chart', 'Final design', 'A file to hand over'],
  },
  'ui-design.advanced': {
    name: 'Advanced',
    description: 'A whole product, in all its states.',
    features: ['All of Basic', 'A component library', 'A clickable prototype'],
  },
  'ui-design.full': {
    name: 'Full',
    description: 'A broad product, with a design system.',
    features: ['All of Advanced', 'A design system', 'Support during development'],
  },
  'full-product.basic': {
    name: 'Basic',
    description: 'One kind of user, and everything it takes to go live.',
    features: ['Specification and design', 'Development and launch', 'A warranty against bugs'],
  },
  'full-product.advanced': {
    name: 'Advanced',
    description: 'Several kinds of users, permissions and links to other systems.',
    features: ['All of Basic', 'Permissions and payments', 'Links to other systems'],
  },
  'full-product.enterprise': {
    name: 'Enterprise',
    description: 'A broad product that keeps growing, for several teams.',
    features: ['All of Advanced', 'No limit to the number of screens', 'Longer support'],
  },
}

const packages: Catalogue['packages'] = {
  'business-launch': {
    name: 'Business Launch',
    shortName: 'Launch',
    description: 'Plan, branding and website: what a new business needs to set out.',
  },
  'full-business': {
    name: 'Full Business',
    shortName: 'Full',
    description: 'All of Business Launch, with AI agents and portraits.',
  },
  'smart-upgrade': {
    name: 'Smart Upgrade',
    shortName: 'Upgrade',
    description:
      'For a business that already works: a plan, fixes on the site, lead management, automation and guidance.',
  },
  'development-after-design': {
    name: 'Development after design',
    shortName: 'After design',
    description: 'If we made your design, development costs less.',
  },
  'mvp-for-design-clients': {
    name: 'MVP for design clients',
    shortName: 'MVP after design',
    description: 'If we made your design, the first version costs less.',
  },
}

const claims: Catalogue['claims'] = {
  'design-client': 'The studio made our design',
}

export const catalogue: Catalogue = { services, parts, packages, claims }
