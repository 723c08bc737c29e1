import type { Vat } from '../he/vat.ts'

export const vat: Vat = {
  phrases: {
    with: 'VAT included',
    included: 'incl. VAT',
    added: '+ VAT',
    and: 'and VAT',
    too: 'the VAT',
    rateToo: 'the VAT rate',
    article: 'They include VAT.',
  },
  usual: {
    liveSums: 'the price, the discount and the VAT',
    vatRule:
      'A price that does not mention VAT includes it. Where it says “plus VAT”, VAT is added at the rate in force on the day of the quote. The quote itself shows both amounts.',
  },
  exempt: {
    liveSums: 'the price and the discount',
    vatRule:
      'The studio is an exempt dealer under Israeli law, so no VAT is added: the price stated is the price you pay. You get a receipt for a payment, not a tax invoice.',
  },
}
