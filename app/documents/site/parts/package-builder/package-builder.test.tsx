import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { copyFor } from '#copy/copy.server.ts'
import { builderProps } from '#documents/site/pages/package-builder/builder-props.ts'
import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { company } from '#catalog/company.ts'
import type { Lang } from '#i18n/languages.ts'
import { StudioContext } from '#parts/studio-context.ts'
import { wordsOf } from '#tests/support/render-page.ts'
import { PackageBuilder } from './package-builder.tsx'
import { quoteFormProps } from './quote-form-props.ts'

const langs = ['he', 'en'] as const
const list = priceListFor({ ...bookTerms, on: '2026-11-21' })

/** The words of the builder with this basket. */
function builderWith(query: string, lang: Lang): string {
  const basket = readBasketQuery(query, list)
  const options = { lang, copy: copyFor(lang), list, choices: {}, rate: 3.7, sendsEmail: true }
  const { forms, ...props } = builderProps({ ...options, basket })
  const quote = quoteFormProps({ lang, forms, copy: props.copy, notice: '', answer: null })
  return wordsOf(
    renderToStaticMarkup(
      <StudioContext value={company}>
        <PackageBuilder {...props} quote={quote} />
      </StudioContext>,
    ),
  )
}

const whole = 'Discounts cannot be combined.'
const partly = 'applies only to the services in it, instead of 10% off everything'

// Proves 5.4.6.
test.each([
  ['s=business-plan,branding.extended,website', whole, partly],
  [
    's=business-plan,branding.extended,website,ai-portraits',
    `${partly}, and saves you ₪1,235 more.`,
    whole,
  ],
  [
    's=business-plan,branding.extended,website,maintenance:12',
    `${partly}: each month costs ₪19.90 more, but over the whole term you save ₪1,036.20 more.`,
    whole,
  ],
])('the receipt of %s states what the package replaces', (query, stated, other) => {
  const builder = builderWith(query, 'en')
  expect(builder).toContain(stated)
  expect(builder).not.toContain(other)
})

// Proves 6.3.7.
test.each(langs)('the builder in %s calls a basket with a "from" an estimate', (lang) => {
  const { receipt, quote } = copyFor(lang).pages['package-builder'].body
  const { estimate } = quote
  const words = {
    estimate: [
      receipt.totals.estimate,
      estimate.title.join(' '),
      estimate.submit,
      estimate.promise,
    ],
    quote: [quote.title.join(' '), receipt.send, quote.promise],
  }
  for (const [kind, basket, other] of [
    ['estimate', 's=website,mvp', 'quote'],
    ['quote', 's=website', 'estimate'],
  ] as const) {
    const builder = builderWith(basket, lang)
    for (const text of words[kind]) expect(builder).toContain(wordsOf(text).trim())
    for (const text of words[other]) expect(builder).not.toContain(wordsOf(text).trim())
  }
})
