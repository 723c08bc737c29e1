import { pricesIn } from '#content/markdown/body-text.ts'
import type { Body, Inline } from '#content/markdown/body.ts'
import { chosenPrice } from '#catalog/price-list.ts'
import type { PriceChoices } from '#catalog/price-book.ts'
import { priceText, type PriceContext, type PriceText, type ShownPrice } from '#parts/price-text.ts'

type PriceRun = Extract<Inline, { kind: 'price' }>

/** The price texts of an article, by their key. Plain JSON. */
export type ArticlePrices = Record<string, PriceText>

/**
 * The same texts as everywhere on the site, except that VAT is only mentioned where it is not
 * included.
 */
export function articlePrices(
  body: Body,
  { choices, priceContext }: { choices: PriceChoices; priceContext: PriceContext },
): ArticlePrices {
  const textOf = (run: PriceRun): PriceText => {
    const price = shownPrice(run, choices, priceContext.rate)
    const text = priceText(price, priceContext)
    return { ...text, vat: price.vat === 'excluded' ? text.vat : null }
  }
  return Object.fromEntries(pricesIn(body).map((run) => [keyOf(run), textOf(run)]))
}

/**
 * The source that the owner chose of one item; for two items a range of their amounts in shekels.
 */
function shownPrice({ from, to }: PriceRun, choices: PriceChoices, usdToIls: number): ShownPrice {
  const first = chosenPrice(from, { choices, usdToIls })
  if (from === to) return { ...first.priceSource, vat: first.vat }
  const last = chosenPrice(to, { choices, usdToIls })
  const vat = [first.vat, last.vat].includes('excluded') ? 'excluded' : 'included'
  return { currency: 'ILS', from: first.from, to: last.to ?? last.from, vat }
}

function keyOf({ from, to }: PriceRun): string {
  return `${from}:${to}`
}

export function priceOf(run: PriceRun, prices: ArticlePrices): PriceText {
  const price = prices[keyOf(run)]
  if (price === undefined) throw new Error(`The article has no price ${keyOf(run)}`)
  return price
}

/** The price as it is written in the article. */
export function priceWords({ amount, other, vat }: PriceText): string {
  return [amount, other === null ? '' : `(${other})`, vat ?? ''].filter(Boolean).join(' ')
}
