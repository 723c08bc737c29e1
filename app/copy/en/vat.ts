import type { Vat } from '../he/vat.ts'

export const vat: Vat = {
  usual: {
    withVat: ', VAT included',
    vatIncluded: 'incl. VAT',
    vatAdded: '+ VAT',
    andVat: ' and VAT',
    vatToo: ', the VAT',
    vatRateToo: ', the VAT rate',
    liveSums: 'the price, the discount and the VAT',
    articleVat: ' They include VAT.',
    vatRule:
      'A price that does not mention VAT includes it. Where it says “plus VAT”, VAT is added at the rate in force on the day of the quote. The quote itself shows both amounts.',
  },
  exempt: {
    withVat: '',
    vatIncluded: '',
    vatAdded: '',
    andVat: '',
    vatToo: '',
    vatRateToo: '',
    liveSums: 'the price and the discount',
    articleVat: '',
    vatRule:
      'The studio is an exempt dealer under Israeli law, so no VAT is added: the price stated is the price you pay. You get a receipt for a payment, not a tax invoice.',
  },
}
