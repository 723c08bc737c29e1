import { expect, test } from 'vitest'
import { cardPrices, heroPrices } from './card-price.ts'

const terms = { choices: {}, rate: 3.7, vat: { rate: 1_800 } }

// Proves 3.3.16.
test('a card starts at the lowest price that its own page sells, with VAT', () => {
  const prices = cardPrices(terms)
  expect(prices).toMatchObject({
    'app-development': { from: 800_000, to: null },
    'uxui-design': { from: 300_000, to: null },
    'landing-page': { from: 99_000, to: null },
    'digital-presence': { from: 40_000, to: null },
    'strategic-consulting': { from: 120_000, to: null },
    'digital-business-card': { from: 3_900, to: 3_900 },
  })
  expect(prices['digital-business-card'].unit).toBe('month')
  expect(Object.values(prices).map(({ vat }) => vat)).toEqual(
    Object.values(prices).map(() => 'included'),
  )
})

// Proves 3.3.3.
test('the first screen shows the same starts as the cards, or the source that the owner chose', () => {
  const startsOf = (choices: Parameters<typeof heroPrices>[0]['choices']) =>
    heroPrices({ ...terms, choices }).map(({ id, price: { from, to, vat } }) => [id, from, to, vat])
  expect(startsOf({})).toEqual([
    ['landingPage', 99_000, null, 'included'],
    ['website', 600_000, 600_000, 'included'],
    ['app', 800_000, null, 'included'],
  ])
  expect(startsOf({ website: 'hebrew-text' })[1]).toEqual(['website', 250_000, 250_000, 'included'])
})

test('a source in dollars is compared in shekels, and VAT before amounts are compared', () => {
  const startOf = (choices: Parameters<typeof cardPrices>[0]['choices']) =>
    cardPrices({ ...terms, choices })['app-development']
  expect(startOf({ 'web-app': 'dollar-text' })).toMatchObject({ currency: 'USD', from: 210_000 })
  expect(startOf({ mvp: 'dollar-text' })).toMatchObject({ from: 800_000 })
  expect(startOf({ mvp: 'dollar-faq' })).toMatchObject({ currency: 'ILS', from: 800_000 })
})
