import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'Websites',
  line: 'A business website, from the text to the code',
  meta: {
    title: 'Website design and development: price and scope | {studio}',
    description:
      'A business website in {websiteDays} business days: writing, design, code and a basic CRM at a fixed price. What is included, what is not, and the yearly cost.',
    keywords: [
      'website development',
      'website design',
      'business website',
      'website cost',
      'company website',
    ],
  },
  opening: {
    badge: 'Business websites',
    title: ['Websites', 'for business'],
    lead: 'We write, design and build your website, all in one place. It is fast on a phone and accessible, and the code is yours.',
  },
  time: '{websiteDays} business days',
  what: 'A business website answers what people ask before they call: what you do, for whom, for how much and how to start. We write the text, design every page and build it in code, with no template and no plugins.',
  examples: {
    title: 'Who needs a business website?',
    items: [
      'Offices and consultants',
      'Clinics and therapists',
      'Tradespeople',
      'Restaurants and cafés',
      'Nonprofits',
      'Businesses whose site shows its age',
    ],
  },
  proof: { title: 'Can I see a site you designed?' },
  deliverables: {
    title: 'What does a website include?',
    items: [
      'The structure and all the text',
      'Design for phone and computer',
      'Code that is fast, accessible and ready for Google',
      'A form, and a basic CRM that keeps every inquiry',
      'Connection to your domain and analytics',
      'The full code, in an account in your name',
    ],
  },
  prices: {
    title: ['What does', 'a website cost?'],
    lead: 'A fixed price for a full website. For a campaign a landing page is enough, and for selling online there is a store.',
  },
  terms: {
    delivery: '{websiteDays} business days from the first payment and your materials.',
    revisions: 'The number of rounds is next to the price, and the quote says what counts as one.',
    support: '{supportTime} after launch, included in the price.',
    warranty: 'Faults in our code are fixed at our expense for {warrantyDays} days.',
    scheduling: 'An intro call of {introMinutes} minutes, free.',
  },
  process: {
    title: 'How long does a website take?',
    lead: '{websiteDays} business days in all, because the steps overlap.',
    steps: [
      {
        title: 'Scope',
        text: 'Which pages you need, and what each explains.',
        days: '{scopeDays} business days',
      },
      {
        title: 'Design',
        text: 'Pages with their real text, for phone and computer.',
        days: '{designDays} business days',
      },
      { title: 'Build', text: 'Code, tests and corrections.', days: '{buildDays} business days' },
      {
        title: 'Launch',
        text: 'Domain and analytics connected, and live.',
        days: '{launchDays} business days',
      },
    ],
  },
  faqTitle: 'Questions about websites',
  why: {
    question: 'Why isn’t Instagram enough?',
    answer:
      'A social network decides what people see and when. On a website the answers are in the order you chose, Google finds them, and they stay yours.',
  },
  withoutIt: {
    question: 'What happens without a website?',
    items: [
      'People search for your name and find a list of competitors.',
      'The same questions come by phone: price, hours, where you are.',
      'Somebody recommends you and has no link to send.',
    ],
  },
  whyMe: {
    question: 'Why have it built here?',
    items: [
      {
        title: 'The text is included',
        text: 'It is written before the design, so the design fits it.',
      },
      {
        title: 'No template, no plugins',
        text: 'The site is written in code: light, with nothing that breaks in the next update.',
      },
      {
        title: 'Every inquiry is kept',
        text: 'A basic CRM comes with every site: who wrote, when, and where things stand.',
      },
      { title: 'All in your name', text: 'The domain, the hosting and the code are yours.' },
    ],
  },
  faq: [
    {
      question: 'What does a website cost to keep?',
      answer:
        'Hosting usually costs {hostingYearPrice} a year, plus the domain, both paid directly to the providers. Our maintenance is optional: add it in the package builder.',
    },
    {
      question: 'WordPress, Wix or code?',
      answer:
        'It depends on who updates it. If you publish every day, a content system is worth its upkeep. For a site that changes a few times a year code is better: it is fast, and there are no plugins to update.',
    },
    {
      question: 'What about ranking on Google?',
      answer:
        'The structure, headings and speed that let a site appear in search are included. Nobody can promise a particular place in the results.',
    },
    {
      question: 'Will the site be accessible?',
      answer:
        'Yes, to the Israeli standard, level AA. Contrast, keyboard and screen reader are checked before launch.',
    },
    {
      question: 'Can it be changed later?',
      answer:
        'Yes. {supportTime} of support are included, and afterwards you can ask us or any other developer, because the code is with you.',
    },
  ],
  order: {
    button: 'Order a website',
    title: 'What should the website explain?',
    text: 'A sentence or two about what your business does. A quote arrives within {replyTime}.',
  },
}
