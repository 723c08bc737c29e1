import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { sampleQuote } from '#tests/support/sample-quote.ts'
import { quotePdfContent } from './quote-pdf.ts'
import { describeQuote } from './quote-view.ts'

function withOwnLine(basket: string) {
  const quote = sampleQuote({ basket })
  const [first] = quote.snapshot.lines
  if (!first) throw new Error('No line')
  const name = { he: 'צילום מוצרים', en: 'Photos' }
  const own = { ...first, id: 'own-1', service: '', name, isOwn: true, optional: false }
  return { ...quote, snapshot: { ...quote.snapshot, lines: [...quote.snapshot.lines, own] } }
}

const { outside, replaced } = copyFor('en').quotes.sums

// Proves 5.4.6.
test.each([
  ['s=business-plan,branding.extended,website', []],
  ['s=business-plan,branding.extended,website,ai-portraits', ['10%', '₪1,235']],
  ['s=business-plan,branding.extended,website,maintenance:12', ['10%', '₪19.90', '₪1,036.20']],
])('the quote of %s states what the package saves instead of the tier: %j', (basket, stated) => {
  const { remarks } = describeQuote(sampleQuote({ basket }), 'en').sums
  const remark = remarks.find((each) => each.includes(replaced.split('{')[0] ?? '')) ?? ''
  expect([...remark.matchAll(/₪?[\d,.]*\d%?/g)].map(([amount]) => amount)).toEqual(stated)
})

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

function withCredit() {
  const quote = sampleQuote({ basket: 's=branding.extended,website' })
  const [first] = quote.snapshot.lines
  if (!first) throw new Error('No line')
  const name = { he: 'הנחת היכרות', en: 'Welcome discount' }
  const own = { ...first, id: 'credit-1', service: '', name, isOwn: true, optional: false }
  const credit = { ...own, amount: -50_000, ownDiscount: 0, isCredit: true as const }
  return { ...quote, snapshot: { ...quote.snapshot, lines: [...quote.snapshot.lines, credit] } }
}

// Proves 6.4.10.
test.each([
  ['he', '−500'],
  ['en', '−₪500'],
] as const)(
  'in %s a fixed discount is a line and a step of the sum with the minus of %s',
  (lang, minus) => {
    const plain = (text = '') => text.replaceAll(/[\u200e\u200f\u2066-\u2069\u00a0]/g, '')
    const { lines, sums } = describeQuote(withCredit(), lang)
    const line = lines.at(-1)
    expect(plain(line?.price)).toContain(minus)
    expect(line?.dollars).toMatch(lang === 'en' ? /−/ : /^$/)
    const step = sums.once.find(({ label }) => label === copyFor(lang).quotes.sums.credit)
    expect(plain(step?.value)).toContain(minus)
    // A package or tier is not said to leave it out.
    expect(sums.remarks.join('')).not.toContain(lang === 'he' ? 'היכרות' : 'Welcome')
    const content = quotePdfContent(
      { ...withCredit(), acceptance: null, acceptanceHash: null },
      lang,
    )
    expect(plain(JSON.stringify(content.lines.at(-1)))).toContain(minus)
    expect(plain(JSON.stringify(content.sums))).toContain(minus)
  },
)

test('a package without a subscription states its saving and the higher monthly price', () => {
  const quote = sampleQuote({ basket: 's=business-plan,branding.extended,website,maintenance:12' })
  const [remark = ''] = describeQuote(quote, 'en').sums.remarks
  expect(remark).toMatch(/package discount does not apply to .+ each month costs \u2066₪19\.90/)
})

// Proves 5.6.3.
test('lines, totals, terms and payments have dollars in English, the steps of a sum never', () => {
  const values = (lang: 'he' | 'en', isStep: boolean) => {
    const { lines, sums } = describeQuote(sampleQuote(), lang)
    const rows = [...sums.once, ...sums.monthly]
    const { vat, list, ownDiscount, term } = copyFor(lang).quotes.sums
    const steps = rows.filter(
      ({ kind, label }) => kind === 'part' || (kind === 'remark' && label !== term),
    )
    expect(steps.map(({ label }) => label)).toEqual(
      expect.arrayContaining([list, ownDiscount, expect.stringContaining(vat.split('{')[0] ?? '')]),
    )
    if (isStep) return steps.map(({ value }) => value)
    const totals = rows.filter(({ kind }) => kind === 'dollars').map(({ label }) => label)
    const terms = rows.filter(({ label }) => label === term).map(({ value }) => value)
    return [...lines.map(({ dollars }) => dollars), ...totals, ...terms]
  }
  expect(values('en', false).map((value) => value.includes('$'))).toEqual(Array(9).fill(true))
  expect(values('he', false).join('')).not.toContain('$')
  for (const lang of ['he', 'en'] as const) expect(values(lang, true).join('')).not.toContain('$')
})

// Proves 5.6.3.
test('payments have dollar amounts in English and none in Hebrew', () => {
  const values = (lang: 'he' | 'en') =>
    describeQuote(sampleQuote(), lang).payments.map(({ value }) => value.includes('$'))
  expect(values('en').every(Boolean)).toBe(true)
  expect(values('he').some(Boolean)).toBe(false)
})
