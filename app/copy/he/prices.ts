/** The words of prices, wherever one is shown. */
export const prices = {
  from: 'החל מ־{amount}',
  upTo: 'עד {amount}',
  perMonth: '{amount} לחודש',
  about: 'כ־{amount}',
  byQuote: 'לפי הצעת מחיר',
  /** Empty for an exempt dealer. */
  vat: { included: '{vatIncluded}', excluded: '{vatAdded}' },
}

export type PriceWords = typeof prices
