import { expect, test } from 'vitest'
import { cardPrices, heroPrices } from './card-price.ts'

// Proves 3.3.16.
test('a card shows the start of the range in the catalogue, and the monthly price of a subscription', () => {
  const prices = cardPrices({ choices: {}, rate: 3.7 })
  expect(prices).toMatchObject({
    'app-development': { from: 2_000_000, to: null },
    'uxui-design': { from: 800_000, to: null },
    'landing-page': { from: 250_000, to: null },
    'digital-presence': { from: 250_000, to: null },
    'strategic-consulting': { from: 180_000, to: null },
    'digital-business-card': { from: 3_900, to: 3_900 },
  })
  expect(prices['digital-business-card'].unit).toBe('month')
})

// Proves 3.3.3.
test('the first screen shows where the catalogue starts, or the source that the owner chose', () => {
  const startsOf = (choices: Parameters<typeof heroPrices>[0]['choices']) =>
    heroPrices({ choices, rate: 3.7 }).map(({ id, price }) => [id, price.from, price.to, price.vat])
  expect(startsOf({})).toEqual([
    ['landingPage', 250_000, null, 'unstated'],
    ['website', 600_000, null, 'unstated'],
    ['app', 2_000_000, null, 'excluded'],
  ])
  expect(startsOf({ website: 'hebrew-text' })[1]).toEqual(['website', 250_000, null, 'unstated'])
})

test('a chosen source without a starting price keeps its upper limit', () => {
  const { 'app-development': price } = cardPrices({ choices: { mvp: 'dollar-faq' }, rate: 3.7 })
  expect(price).toMatchObject({ currency: 'USD', from: null, to: 3_100_000 })
})
