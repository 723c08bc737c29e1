import type { Catalogue } from '../he/catalogue.ts'

const services: Catalogue['services'] = {
  'business-plan': {
    name: 'Business plan',
    shortName: 'Plan',
    description: 'Who you sell to, what, at what price, and what has to happen for it to pay off.',
    detailedDescription:
      'We work through your audience, offer, competitors and numbers, and write a document you can act on. It ends with a list of steps in order.',
    why: 'Changing a decision on paper costs less than correcting it later.',
    whyMe: 'The people who write the plan also build the site, so everything in it can be built.',
    withoutIt: 'You pay for a site and for ads before you know who they are for.',
    deliverables: [
      'A written plan',
      'Audience and offer, defined',
      'A competitor comparison',
      'Steps in order',
    ],
  },
  branding: {
    name: 'Branding',
    shortName: 'Branding',
    description: 'A logo, colors, fonts and tone that are consistent everywhere.',
    detailedDescription:
      'We start from what the business wants to say, and design a logo and a visual language: color, type, imagery and tone. Tested in Hebrew and English, on screen and on paper.',
    why: 'A business that looks the same everywhere is recognized before it is read.',
    whyMe: 'The Hebrew logo is designed in its own right.',
    withoutIt: 'Every post, card and page looks like it belongs to a different company.',
    deliverables: [
      'A logo in every size',
      'Colors and fonts',
      'Files for print and screen',
      'Short brand guidelines',
    ],
  },
  'landing-page': {
    name: 'Landing page',
    shortName: 'Landing page',
    description: 'A page that makes an offer and leads to an action.',
    detailedDescription:
      'A page written and designed around a question: what does a visitor need to see to get in touch? With a form that reaches you, a basic CRM, analytics and a proper phone layout.',
    why: 'People who come from an ad decide in seconds, and a focused page answers them.',
    whyMe: 'Copy, design and code are made together, so nothing gets lost along the way.',
    withoutIt: 'Ads bring people to your home page, and they get lost in the menu.',
    deliverables: [
      'A designed page, live',
      'Sales copy',
      'A working contact form',
      'Analytics, connected',
    ],
  },
  website: {
    name: 'Full website',
    shortName: 'Website',
    description:
      'A company website in Hebrew, and in another language if you need one, that makes it easy to get in touch.',
    detailedDescription:
      'Structure, copy, design and code for a site that is fast, accessible and search-friendly. A basic CRM for inquiries is included, and the code is yours.',
    why: 'Before the first call, people look at your site.',
    whyMe: 'The site is written in code, with no theme: light, fast and yours.',
    withoutIt: 'Social networks decide when people see you, and what they see.',
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
    description: 'A store that is easy to buy from and easy to run on your own.',
    detailedDescription:
      'Setup, design, products, payments and shipping. At the end we sit down together and practice adding a product and handling an order.',
    why: 'Every extra step between product and payment loses buyers.',
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
    description: 'Portraits made from your own photos, with no photo shoot.',
    detailedDescription:
      'Send a few photos from your phone, choose a style, and get a consistent series for the site, social networks and your card. Each picture is checked by hand.',
    why: 'A real face earns trust faster than a stock photo.',
    whyMe: 'Only the pictures that look like you are kept.',
    withoutIt: 'Your site shows a photo cropped from a wedding.',
    deliverables: [
      'A finished series',
      'Sizes for site and social networks',
      'A consistent background',
    ],
  },
  'ai-agents': {
    name: 'AI agents',
    shortName: 'Agents',
    description: 'They answer the questions that keep coming up and pass the rest to a person.',
    detailedDescription:
      'We collect the recurring questions, write the answers, and connect an agent to the site or to WhatsApp. When it has no answer, it says so and passes the question to you.',
    why: 'People who ask in the evening want an answer in the evening.',
    whyMe: 'The agent answers only from what you wrote.',
    withoutIt: 'You answer the same questions by hand, day after day.',
    deliverables: ['A connected agent', 'A set of answers', 'Rules for handing over to a person'],
  },
  maintenance: {
    name: 'Maintenance',
    shortName: 'Maintenance',
    description: 'Updates, backups and small fixes, so you don’t have to think about them.',
    detailedDescription:
      'The site stays updated, backed up and checked, and we make small changes to text and pictures on request.',
    why: 'A site that nobody touches quietly goes out of date.',
    whyMe: 'The people who built the site also look after it.',
    withoutIt: 'You find out the form is broken after a customer has given up.',
    deliverables: ['Backups', 'Security updates', 'Small changes', 'A check that the form works'],
  },
  'digital-card': {
    name: 'Digital business card',
    shortName: 'Card',
    description: 'An address with every way to reach you, saved to contacts in one tap.',
    detailedDescription:
      'A card in Hebrew, English and Russian that opens in the browser and stays up to date when your details change. With a QR code for print.',
    why: 'A link can be sent, scanned and saved. A paper card has to be typed in.',
    whyMe: 'Each language in its own direction, with your name spelled right in each.',
    withoutIt: 'Your new number never reaches people who have your old card.',
    deliverables: [
      'A permanent address',
      'Three languages',
      'A QR code',
      'Updates to your details',
    ],
  },
  'site-upgrade': {
    name: 'Existing site upgrade',
    shortName: 'Upgrade',
    description: 'What works stays, and what holds inquiries back gets fixed.',
    detailedDescription:
      'We go through the site, mark what gets in the way, and fix it in order: speed, copy, structure and forms. Without starting over.',
    why: 'Most of the time, repairs are enough.',
    whyMe: 'We also tell you up front what is better left alone.',
    withoutIt: 'You pay for ads that lead to a site that drives people away.',
    deliverables: ['A list of findings', 'Fixes on the site', 'A before-and-after comparison'],
  },
  'crm-setup': {
    name: 'CRM setup for an existing site',
    shortName: 'CRM setup',
    description: 'Every inquiry on record, with a status, notes and a reminder.',
    detailedDescription:
      'We connect your forms to a CRM, move existing inquiries into it, and set up stages that match the way you sell.',
    why: 'A forgotten inquiry is a client you paid for.',
    whyMe: 'The stages follow the way you work.',
    withoutIt: 'Inquiries are scattered across email, WhatsApp and a notebook.',
    deliverables: [
      'A CRM connected to your forms',
      'Existing inquiries moved over',
      'A short training',
    ],
  },
  automation: {
    name: 'Automation',
    shortName: 'Automation',
    description: 'A step that repeats every day now happens by itself.',
    detailedDescription:
      'We choose a process, such as a reply, an appointment or an invoice, and connect the tools you already have so that it runs by itself.',
    why: 'Minutes a day add up to days a year.',
    whyMe: 'We start with a step that can be measured, and only then move on.',
    withoutIt: 'The same thing is typed three times in three places.',
    deliverables: [
      'A process that runs by itself',
      'Short documentation',
      'An alert when something gets stuck',
    ],
  },
  guidance: {
    name: 'Post-upgrade guidance',
    shortName: 'Guidance',
    description: 'Sessions and support, until the change becomes a habit.',
    detailedDescription:
      'We meet once things are live, see what works and what does not, and correct it. You can ask questions between sessions.',
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
      'After a conversation and a review of where things stand, we write a clear plan: goals, steps, order and who is responsible.',
    why: 'When everything is urgent, priorities are worth more than another idea.',
    whyMe: 'The plan ends with a first step you can take this week.',
    withoutIt: 'You start five things and finish one.',
    deliverables: ['A written plan', 'Priorities', 'First steps'],
  },
  'ux-mentoring': {
    name: 'UX mentoring',
    shortName: 'UX mentoring',
    description: 'Personal sessions on your product, with notes you can act on.',
    detailedDescription:
      'Bring screens, a process or a decision, and we work on it together. After each session you get a summary of what to change and why.',
    why: 'An experienced eye saves a whole round of development.',
    whyMe: 'We work on your real screens.',
    withoutIt: 'Arguments about a screen go to whoever talks loudest.',
    deliverables: [
      'Personal sessions',
      'A written summary of each',
      'Notes on the screens themselves',
    ],
  },
  'figma-workshop': {
    name: 'Figma workshop',
    shortName: 'Workshop',
    description: 'Your team learns to keep its own files in order.',
    detailedDescription:
      'Components, variables, auto layout and developer handoff. The team works on a real file of its own and keeps it.',
    why: 'A tidy file can be built without calls to clear things up.',
    whyMe: 'The workshop is built around your files.',
    withoutIt: 'Every file has a slightly different button.',
    deliverables: ['A hands-on workshop', 'A starter component file', 'A short guide for the team'],
  },
  'ui-design': {
    name: 'UX/UI design',
    shortName: 'Design',
    description: 'Screens, states and a Figma file developers can build from.',
    detailedDescription:
      'Flows, wireframes and final design of every screen, including empty, loading and error states. Delivered as a tidy file with components.',
    why: 'Changing a screen in design takes minutes. In code it takes days.',
    whyMe:
      'The people who design here also know how to build, so the file is ready for development.',
    withoutIt: 'Developers make up whatever was not designed.',
    deliverables: [
      'A user flow',
      'Design of every screen',
      'Empty, loading and error states',
      'A handoff file',
    ],
  },
  mvp: {
    name: 'MVP: a first version',
    shortName: 'MVP',
    description: 'What the product must do, in the hands of users.',
    detailedDescription:
      'Specification, design and development of a complete flow, measured from day one. The code is yours, and the next version is built on it.',
    why: 'Users teach you what a slide deck never will.',
    whyMe: 'We start with a document that also says what we are not building this time.',
    withoutIt: 'You build for a year before asking whether anyone needs it.',
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
    why: 'When the same team makes the whole product, the idea doesn’t get lost between vendors.',
    whyMe: 'The product matches the design, because the same people make both.',
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
    description: 'A logo and the basics of a visual language, to start with.',
    features: ['A logo', 'Colors and fonts', 'Files for screen and print'],
  },
  'branding.extended': {
    name: 'Extended',
    description: 'A complete visual language for a business that appears in many places.',
    features: [
      'Everything in Basic',
      'Templates for social networks and documents',
      'Tone of voice',
      'A brand book',
    ],
  },
  'website.crm': {
    name: 'Extended CRM',
    description:
      'A basic CRM comes with the site: a list of inquiries and their status. The extended one adds tools for the team.',
    features: [
      'Notes and history for each inquiry',
      'Search and filters',
      'Access for the whole team',
    ],
  },
  'ux-mentoring.single': {
    name: 'One session',
    description: 'A question and a full answer.',
    features: ['A personal session of {sessionMinutes} minutes', 'A written summary'],
  },
  'ux-mentoring.five': {
    name: 'Five sessions',
    description: 'A short process on your product.',
    features: ['Personal sessions', 'A summary of each session', 'Answers between sessions'],
  },
  'ux-mentoring.ten': {
    name: 'Ten sessions',
    description:
      'Mentoring through a whole version, at {tenSessionsSaving} less per session than five.',
    features: [
      'Personal sessions',
      'A summary of each session',
      'Answers between sessions',
      'Paid in two parts',
    ],
  },
  'ux-mentoring.retainer': {
    name: 'Monthly retainer',
    description: 'Steady availability for a team at work on a product.',
    features: [
      'Regular sessions',
      'Availability between sessions',
      'Screens reviewed before development',
    ],
  },
  'figma-workshop.one-day': {
    name: 'One day',
    description: 'The basics, on a file of yours.',
    features: ['Components and layout', 'Practice on your own file'],
  },
  'figma-workshop.three-days': {
    name: 'Three days',
    description: 'From the basics to a small design system.',
    features: ['Everything in One day', 'Variables and states', 'Developer handoff'],
  },
  'figma-workshop.five-days': {
    name: 'Five days',
    description: 'A whole design system, and a team that maintains it.',
    features: ['Everything in Three days', 'A design system', 'Working practices for the team'],
  },
  'ui-design.basic': {
    name: 'Basic',
    description: 'A small product, or part of a large one.',
    features: ['A user flow', 'Final design', 'A handoff file'],
  },
  'ui-design.advanced': {
    name: 'Advanced',
    description: 'A whole product, for all of its users.',
    features: ['Everything in Basic', 'A component library', 'A clickable prototype'],
  },
  'ui-design.full': {
    name: 'Full',
    description: 'A broad product, with a design system.',
    features: ['Everything in Advanced', 'A design system', 'Support during development'],
  },
  'full-product.basic': {
    name: 'Basic',
    description: 'One kind of user, and everything it takes to go live.',
    features: ['Specification and design', 'Development and launch', 'A warranty against bugs'],
  },
  'full-product.advanced': {
    name: 'Advanced',
    description: 'Several kinds of users, permissions and integrations.',
    features: ['Everything in Basic', 'Permissions and payments', 'Integrations'],
  },
  'full-product.enterprise': {
    name: 'Enterprise',
    description: 'A broad product that keeps growing, for several teams.',
    features: ['Everything in Advanced', 'No limit to the number of screens', 'Longer support'],
  },
}

const packages: Catalogue['packages'] = {
  'business-launch': {
    name: 'Business Launch',
    shortName: 'Launch',
    description: 'Plan, branding and website: what a new business needs to get started.',
  },
  'full-business': {
    name: 'Full Business',
    shortName: 'Full',
    description: 'Everything in Business Launch, plus AI agents and portraits.',
  },
  'smart-upgrade': {
    name: 'Smart Upgrade',
    shortName: 'Upgrade',
    description:
      'For a business that already works: a plan, site fixes, a CRM, automation and guidance.',
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
  'design-client': 'You designed our product',
}

export const catalogue: Catalogue = { services, parts, packages, claims }
