import type { LegalWords } from '../legal-words.ts'

export const words: LegalWords = {
  link: 'Terms of service',
  meta: {
    title: 'Terms of service | {studio}',
    description:
      'The terms of working with the studio: what you get, how you pay and what happens after delivery.',
    keywords: ['terms of service', 'payment terms', 'warranty'],
  },
  opening: {
    badge: 'Legal',
    title: ['Terms', 'of service'],
    lead: 'What you get, how you pay and what happens after delivery. Prices are in shekels. The full text is being prepared, and we answer any question now.',
  },
  body: {
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
      {
        name: 'Support',
        text: '{supportTime} after launch, free of charge.',
      },
      {
        name: 'Warranty',
        text: 'Bugs in our code are fixed free of charge for {warrantyDays} days.',
      },
    ],
  },
}
