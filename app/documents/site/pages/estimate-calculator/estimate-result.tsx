import { basketQuery } from '#domain/pricing/basket-url.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'
import { pageUrl } from '#i18n/links.ts'
import { priceText, type PriceContext, type ShownPrice } from '#parts/price-text.ts'
import type { CalculatorData } from './estimate-calculator-page.tsx'

/** Both currencies where the language shows both, with the note about VAT. */
function wholePrice(price: Omit<ShownPrice, 'currency' | 'vat'>, context: PriceContext) {
  const { amount, other, vat } = priceText({ ...price, currency: 'ILS', vat: 'included' }, context)
  return [amount, other && `(${other})`, vat].filter(Boolean).join(' ')
}

/** What the counted screens cost; before a count, the example of the article. */
export function EstimateResult({
  lang,
  body: { result },
  counted,
  screens,
  estimate: { size, about },
  mvp,
  names,
  priceContext,
}: CalculatorData) {
  const amount =
    about === null
      ? wholePrice(size.price, priceContext)
      : fill(result.about, {
          amount: priceText({ currency: 'ILS', from: about, to: about }, priceContext).amount,
        })
  return (
    <div
      id="estimate"
      aria-labelledby="estimate-title"
      role="group"
      className="rounded-ee-card bg-panel px-6 py-8 sm:px-10 lg:col-span-5 lg:col-start-8 lg:self-start"
    >
      <h2 id="estimate-title" className="font-semibold">
        {result.title}
      </h2>
      {counted === null ? <p className="mt-1 text-pretty">{result.example}</p> : null}
      <p className="mt-4">
        {fill(result.screens, { count: formatNumber(screens, lang) })},{' '}
        {fill(result.size, { size: names[size.id] })}
      </p>
      <p className="headline-h2 mt-2">
        <bdi>{amount}</bdi>
      </p>
      <p className="mt-4 text-pretty">
        {fill(result.range, { amount: wholePrice(size.price, priceContext) })}
      </p>
      <p className="mt-2 text-pretty">
        {fill(result.mvp, { amount: wholePrice({ from: mvp, to: null }, priceContext) })}
      </p>
      <p className="mt-4 text-small text-pretty text-fg-muted">{result.estimate}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          href={`${pageUrl(lang, 'package-builder')}?${basketQuery({ items: [{ service: 'ui-design', option: size.id }], claims: [] })}`}
          rel="nofollow"
          className="pill"
        >
          {result.builder}
        </a>
        <a href={pageUrl(lang, 'contact')} className="text-link">
          {result.contact}
        </a>
      </p>
    </div>
  )
}
