import type { Agorot } from '../money.ts'

/** What an order form ordered, at the price that its page showed (requirements 4.12). */
export type OrderedOffer = {
  /** A key of the price book, or 'intro' for the call that is free. */
  item: string
  /** As on the page, in the language of the form. */
  name: string
  /** With VAT; null where there is no such limit. */
  from: Agorot | null
  to: Agorot | null
  unit: 'once' | 'month'
}
