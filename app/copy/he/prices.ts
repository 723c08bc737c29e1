/** The words of prices, wherever one is shown. */
export const prices = {
  from: 'החל מ־{amount}',
  upTo: 'עד {amount}',
  perMonth: '{amount} לחודש',
  about: 'כ־{amount}',
  byQuote: 'לפי הצעת מחיר',
  vat: { included: 'כולל מע״מ', excluded: '+ מע״מ' },
}

export type PriceWords = typeof prices
