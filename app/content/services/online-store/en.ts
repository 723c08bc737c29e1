import type { ServiceWords } from '../service-words.ts'

export const words: ServiceWords = {
  name: 'Online store',
  line: 'A Shopify store with payment and shipping',
  meta: {
    title: 'Online store: what it costs and what is included | {studio}',
    description:
      'A Shopify store in {shopDays} business days: design, products ready to sell, payment, shipping and training at a fixed price.',
    keywords: [
      'online store',
      'Shopify store',
      'Shopify in Hebrew',
      'online store cost',
      'ecommerce website',
    ],
  },
  opening: {
    badge: 'Selling online',
    title: ['An online store', 'that is easy to run'],
    lead: 'A Shopify store designed around your products, with payment, shipping and training included. From there you run it yourselves.',
  },
  time: '{shopDays} business days',
  what: 'In an online store customers see the product, the price and the shipping, and pay without talking to anybody. We set it up in Shopify, design it in Hebrew or English, add the first products and teach you to go on.',
  examples: {
    title: 'Who needs an online store?',
    items: [
      'A brand with its own products',
      'A store that moves online',
      'Makers and artists',
      'Selling by messages',
      'Gifts and gift boxes',
      'Food and wine',
    ],
  },
  proof: { title: 'Can I see a store?' },
  deliverables: {
    title: 'What does a store include?',
    items: [
      'A live Shopify store, in your account',
      'Design for phone and computer',
      'Products ready to sell',
      'Payment and shipping, connected',
      'Training: adding a product, handling an order',
    ],
  },
  prices: {
    title: ['How much does', 'a store cost?'],
    lead: 'A fixed price for setup, design and the first products. The plan, the payment fees and the domain are paid to their providers, in your name.',
  },
  terms: {
    delivery: '{shopDays} business days from the first payment and your materials.',
    revisions: 'The number of rounds is next to the price, and the quote says what counts as one.',
    support: '{supportTime} after launch, included in the price.',
    warranty: 'Faults in our work are fixed at our expense for {warrantyDays} days.',
    scheduling: 'An intro call of {introMinutes} minutes, free.',
  },
  process: {
    title: 'How long does a store take?',
    lead: '{shopDays} business days from the first payment and your list of products and pictures.',
    steps: [
      { title: 'List', text: 'What you sell, in which sizes, and how it ships.' },
      { title: 'Design', text: 'The product page first, then home and cart.' },
      { title: 'Products and payment', text: 'Products in, payment and shipping connected.' },
      { title: 'Opening', text: 'A real test order, training, and open.' },
    ],
  },
  faqTitle: 'Questions about online stores',
  why: {
    question: 'Why not just sell on WhatsApp?',
    answer:
      'Every order by message is a conversation: in stock? how much is shipping? how do I pay? In a store the answers are on the screen, payment is immediate and the stock updates itself.',
  },
  withoutIt: {
    question: 'What happens without a store?',
    items: [
      'Orders are scattered over messages, and the stock is in your head.',
      'People search for the product on Google and buy it from a competitor.',
      'Before a holiday there are more messages than you can answer.',
    ],
  },
  whyMe: {
    question: 'Why set it up here?',
    items: [
      {
        title: 'The product page first',
        text: 'Most of the work goes into the screen where people decide.',
      },
      {
        title: 'Hebrew to the checkout',
        text: 'Right to left, in the cart and in error messages too.',
      },
      { title: 'You run it', text: 'Change a product, a price or a sale without a developer.' },
      {
        title: 'Your account',
        text: 'The store, the payments and the customers are in your name.',
      },
    ],
  },
  faq: [
    {
      question: 'What if there are more products than the price includes?',
      answer:
        'After the training you add them yourselves, without a limit. Prefer that we do it? Tell us how many, and we send a quote.',
    },
    {
      question: 'Can customers pay in shekels and in installments?',
      answer:
        'Yes, through an Israeli payment company that works with Shopify. The contract is yours, and we make the connection.',
    },
    {
      question: 'Who issues the invoices?',
      answer:
        'An invoicing system, on your plan. Connecting it to the store is an automation, with its price in the package builder.',
    },
    {
      question: 'Why Shopify?',
      answer:
        'You run it without a developer, and it takes care of security and load. For a product or two, a landing page with a payment link is enough.',
    },
    {
      question: 'What does a store cost to keep?',
      answer:
        'A monthly Shopify plan, a payment fee on each sale, and a domain once a year. All of it is paid to the providers, in your name.',
    },
  ],
  order: {
    button: 'Order a store',
    title: 'What will you sell?',
    text: 'How many products you have, and where you sell today. A quote arrives within {replyTime}.',
  },
}
