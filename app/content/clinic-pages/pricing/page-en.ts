import type { ClinicPricing } from './page-he.ts'

export const page: ClinicPricing = {
  title: ['What it', 'costs'],
  lead: 'All prices in one place, VAT included. They are fictional, as is the clinic.',
  caption: 'Prices of the treatments, fictional, VAT included',
  columns: { treatment: 'Treatment', minutes: 'Minutes', price: 'Price' },
  other: 'Something else? Its price is set at the consultation, in writing, before you decide.',
  included: {
    title: 'In the price',
    items: [
      'A short exam before every treatment',
      'A registered product and its batch sticker for your file',
      'A check after two weeks, for injections',
      'Roni’s number for the day after',
    ],
  },
  terms: {
    title: 'Before you book',
    items: [
      {
        title: 'Canceling',
        text: 'Up to 24 hours before the visit, by message, free.',
      },
      {
        title: 'Paying',
        text: 'Card, transfer or app, after the treatment. Up to three payments.',
      },
      {
        title: 'Some left over?',
        text: 'A syringe is opened for one person. What stays in it is destroyed in front of you.',
      },
    ],
  },
  hours: {
    title: 'When we’re open',
    lead: 'On holiday eves as on Fridays.',
    caption: 'Opening hours of each day',
    columns: { day: 'Day', hours: 'Hours' },
    closed: 'Closed',
  },
  book: 'Book a consultation',
}
