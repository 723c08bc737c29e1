import { afterEach, beforeEach, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { copyFor } from '#copy/copy.server.ts'
import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { hasOldPrices } from '#domain/quotes/old-prices.ts'
import { optionalIds } from '#domain/quotes/price-quote.ts'
import { sampleEmail, sampleSender } from '#tests/support/email-samples.ts'
import { sampleQuote } from '#tests/support/sample-quote.ts'
import { composeEmail } from '../email/compose-email.ts'
import { catalogueLines } from './catalogue-lines.ts'
import { freezeQuote } from './freeze-quote.ts'
import { quotePdfContent } from './quote-pdf.ts'
import { describeQuote } from './quote-view.ts'

const on = '2026-11-28'
const sales = { ...company.sales, vatRates: [{ rate: 0, validFrom: '2020-01-01' }] }
const list = priceListFor({ ...bookTerms, sales, on })

beforeEach(() => changeStudio({ ...company, sales }))
afterEach(() => changeStudio(company))

/** With a line to which VAT would be added, and a subscription. */
function exemptQuote() {
  const { items, claims } = readBasketQuery('s=website~crm,mvp,maintenance:12', list)
  const [first, ...rest] = catalogueLines({ items, claims }, list)
  if (!first) throw new Error('No line')
  const { text, hash, snapshot } = freezeQuote({
    number: '2026-0007',
    version: 1,
    client: { name: 'דנה', email: 'dana@example.com' },
    content: { lines: [{ ...first, vat: 'excluded' }, ...rest], claims, note: '' },
    terms: { rules: list.rules, exchange: { shekelsForDollar: '3.7', day: on } },
    now: new Date(`${on}T10:00:00Z`),
  })
  const chosen = optionalIds(snapshot.lines)
  return { text, quote: { snapshot, hash, chosen, acceptance: null, acceptanceHash: null } }
}

const vatWords = /מע״מ|\bVAT\b/g

// Proves 5.3.6.
test.each(['he', 'en'] as const)(
  'the quote of an exempt dealer in %s states once that no VAT is added, and its email nothing',
  (lang) => {
    const { text, quote } = exemptQuote()
    const { exempt } = copyFor(lang).quotes.sums
    for (const shown of [describeQuote(quote, lang), quotePdfContent(quote, lang)]) {
      const whole = JSON.stringify(shown)
      expect(whole).toContain(exempt)
      expect(whole.match(vatWords)).toHaveLength(1)
    }
    const sent = { id: 'a', token: 'b', snapshot: text, acceptance: null, acceptanceHash: null }
    const { html, text: plain } = composeEmail(
      sampleEmail({ kind: 'quote-link', language: lang, quote: { ...sent, decline: null } }),
      sampleSender,
    )
    for (const body of [html, plain]) expect(body.match(vatWords)).toBe(null)
  },
)

// Proves 5.3.6.
test('a quote that states VAT is old once the studio is exempt, and keeps its VAT', () => {
  const taxed = sampleQuote({ basket: 's=website' })
  expect(hasOldPrices(taxed.snapshot, list)).toBe(true)
  expect(JSON.stringify(describeQuote(taxed, 'he').sums)).toContain('18%')
  expect(hasOldPrices(exemptQuote().quote.snapshot, list)).toBe(false)
})
