import type { EstimateCalculatorWords } from './he.ts'

export const words: EstimateCalculatorWords = {
  link: 'Calculator: what your app will cost',
  menuName: 'Price calculator',
  meta: {
    title: 'App cost calculator: an estimate by screens | {studio}',
    description:
      'Count the screens for each kind of user and get an estimate for the design of your app, from the prices on this site. No sign-up and no details.',
    keywords: ['app cost calculator', 'app design price', 'price estimate', 'UX/UI design'],
  },
  opening: {
    badge: 'Calculator',
    title: ['What will', 'your app cost'],
    lead: 'Count screens, not hours: how many your clients see, how many your team sees and how many you need to manage it. Prices are those of this site.',
  },
  body: {
    form: {
      title: 'How many screens are there?',
      help: 'A screen is one view with one purpose. The same screen when empty or with an error counts once.',
      users: {
        clients: { name: 'For clients', hint: 'Sign-in, list, details, payment, “my bookings”' },
        staff: { name: 'For the team', hint: 'Who comes today, what to do' },
        admin: { name: 'For management', hint: 'Data entry, reports, refunds' },
      },
      submit: 'Calculate the estimate',
    },
    result: {
      title: 'The estimate',
      example: 'For example, a Pilates studio that wants an app to book classes:',
      screens: '{count} screens in total',
      size: 'Size: {size}',
      about: 'About {amount}',
      range: 'The whole range of this size: {amount}.',
      mvp: 'This is the price of the design. Building a first version (MVP): {amount}.',
      estimate:
        'It is an estimate and not a quote: the place in the range also depends on how many screens are alike and how many decisions have been made.',
      builder: 'Add it to a package',
      contact: 'Ask about these numbers',
    },
    sizes: {
      title: 'All sizes, with one price for each range',
      size: 'Size',
      screens: 'Screens',
      price: 'Price of the design{withVat}',
    },
    cheaper: {
      title: 'How to lower the number?',
      items: [
        'Begin with one kind of user. What your team does in an existing tool stays there.',
        'A payment link of your provider instead of payment screens.',
        'One language now, with screens that are ready for the second.',
      ],
      article: 'The full article: how to count screens',
    },
  },
}
