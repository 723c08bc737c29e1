import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { sampleQuote } from '#tests/support/sample-quote.ts'
import { describeQuote } from './quote-view.ts'

function withOwnLine(basket: string) {
  const quote = sampleQuote({ basket })
  const [first] = quote.snapshot.lines
  if (!first) throw new Error('No line')
  const name = { he: 'צילום מוצרים', en: 'Photos' }
  const own = { ...first, id: 'own-1', service: '', name, isOwn: true, optional: false }
  return { ...quote, snapshot: { ...quote.snapshot, lines: [...quote.snapshot.lines, own] } }
}

const { outside } = copyFor('en').quotes.sums

// Proves 5.4.6.
test.each([
  ['no discount', 's=branding.extended', null],
  ['a tier', 's=branding.extended,website', outside.tier],
  ['a package', 's=business-plan,branding.extended,website', outside.package],
])(
  'with %s, a quote states whether the discount applies to its own line',
  (_, basket, sentence) => {
    const { remarks } = describeQuote(withOwnLine(basket), 'en').sums
    const found = remarks.filter((remark) => remark.includes('Photos'))
    expect(found).toEqual(
      sentence === null ? [] : [sentence.replace('{lines}', '\u2066Photos\u2069')],
    )
  },
)

test('a package without a subscription states its saving and the higher monthly price', () => {
  const quote = sampleQuote({ basket: 's=business-plan,branding.extended,website,maintenance:12' })
  const [remark = ''] = describeQuote(quote, 'en').sums.remarks
  expect(remark).toMatch(/package discount does not apply to .+ each month costs \u2066₪19\.90/)
})

// Proves 5.6.3.
test('payments have dollar amounts in English and none in Hebrew', () => {
  const values = (lang: 'he' | 'en') =>
    describeQuote(sampleQuote(), lang).payments.map(({ value }) => value.includes('$'))
  expect(values('en').every(Boolean)).toBe(true)
  expect(values('he').some(Boolean)).toBe(false)
})
