import type { PriceWords } from '../he/prices.ts'

export const prices: PriceWords = {
  from: 'from {amount}',
  upTo: 'up to {amount}',
  perMonth: '{amount} a month',
  about: 'about {amount}',
  byQuote: 'by quote',
  vat: { included: '{vatIncluded}', excluded: '{vatAdded}' },
}
