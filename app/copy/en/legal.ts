import type { Legal } from '../he/legal.ts'

export const legal: Legal = {
  badge: 'In short',
  contact: 'Who to ask',
  pages: {
    'privacy-policy': {
      title: ['What is kept,', 'and why'],
      facts: [
        {
          name: 'What reaches us',
          text: 'What you filled in, the page it was sent from and when, your language, browser type and IP address.',
        },
        {
          name: 'What for',
          text: 'To handle your inquiry, and nothing else. No law obliges you to give these details, but without them we cannot get back to you.',
        },
        { name: 'Who sees it', text: '{studio}, and the providers that run its site and mail.' },
        {
          name: 'In your browser',
          text: 'The site remembers the language and the light you chose. No outside measuring tool loads without consent.',
        },
      ],
    },
    'terms-of-service': {
      title: ['Agreed', 'before we start'],
      facts: [
        {
          name: 'The quote',
          text: 'It states every line, the VAT and how long it holds. What you accept is what binds: its prices do not change.',
        },
        {
          name: 'Payment',
          text: 'Half to start, half on delivery. Consulting is paid in advance; packages of ten sessions or more in two payments.',
        },
        {
          name: 'Delivery',
          text: 'Landing page: {landingPageDays} days. Website: {websiteDays} days. Shop: {shopDays} days. Branding: {brandingDays} days.',
        },
        { name: 'Support', text: '{supportTime} after launch, free of charge.' },
        {
          name: 'Warranty',
          text: 'Bugs in our code are fixed free of charge for {warrantyDays} days.',
        },
      ],
    },
    accessibility: {
      title: ['What already', 'works'],
      facts: [
        {
          name: 'Keyboard',
          text: 'Whatever can be clicked works from the keyboard too, and you always see where you are.',
        },
        {
          name: 'Screen readers',
          text: 'Headings and fields have names, pictures a description. Every page is checked by machine against the rules, in both languages.',
        },
        {
          name: 'Contrast',
          text: 'The contrast of text is measured by day and by night, over pictures too.',
        },
        {
          name: 'Motion',
          text: 'If your device asks for less motion, pages stand still. Whatever moves by itself has a stop button.',
        },
        {
          name: 'Without scripts',
          text: 'Links, forms and the package builder work with JavaScript switched off.',
        },
      ],
    },
  },
}
