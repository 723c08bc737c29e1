import { pricesIn } from '#content/markdown/body-text.ts'
import type { Body, Inline } from '#content/markdown/body.ts'
import { chosenPrice } from '#catalog/price-list.ts'
import type { PriceChoices } from '#catalog/price-book.ts'
import { withVat, type VatRate } from '#domain/pricing/vat.ts'
import { priceText, type PriceContext, type PriceText, type ShownPrice } from '#parts/price-text.ts'

type PriceRun = Extract<Inline, { kind: 'price' }>

/** The price texts of an article, by their key. Plain JSON. */
export type ArticlePrices = Record<string, PriceText>

/** The prices of an article as a consumer pays them: all with VAT, which a note below it says. */
export function articlePrices(
  body: Body,
  {
    choices,
    vat,
    priceContext,
  }: { choices: PriceChoices; vat: VatRate; priceContext: PriceContext },
): ArticlePrices {
  const textOf = (run: PriceRun): PriceText => ({
    ...priceText(shownPrice(run, { choices, vat, usdToIls: priceContext.rate }), priceContext),
    vat: null,
  })
  return Object.fromEntries(pricesIn(body).map((run) => [keyOf(run), textOf(run)]))
}

type Terms = { choices: PriceChoices; vat: VatRate; usdToIls: number }

/**
 * The source that the owner chose of one item; for two items a range of their amounts in shekels.
 */
function shownPrice({ from, to }: PriceRun, { vat, ...terms }: Terms): ShownPrice {
  const first = chosenPrice(from, terms)
  if (from === to) return withVat({ ...first.priceSource, vat: first.vat }, vat)
  const start = withVat(first, vat)
  const end = withVat(chosenPrice(to, terms), vat)
  return { currency: 'ILS', from: start.from, to: end.to ?? end.from }
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
