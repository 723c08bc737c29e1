import { expect, test } from 'vitest'
import { serviceIds } from '#catalog/services.ts'
import { cardPrices, heroPrices } from './card-price.ts'

// Proves 3.3.16.
test('a card shows the start of the range in the catalogue, and the monthly price of a subscription', () => {
  const prices = cardPrices({ choices: {}, rate: 3.7 })
  expect(serviceIds.map((id) => [id, prices[id].from, prices[id].to])).toEqual([
    ['app-development', 2_000_000, null],
    ['uxui-design', 800_000, null],
    ['landing-page', 250_000, null],
    ['digital-presence', 250_000, null],
    ['strategic-consulting', 180_000, null],
    ['digital-business-card', 3_900, 3_900],
  ])
  expect(prices['digital-business-card'].unit).toBe('month')
})

// Proves 3.3.3.
test('the first screen shows where the catalogue starts, or the reading that the owner chose', () => {
  const startsOf = (choices: Parameters<typeof heroPrices>[0]['choices']) =>
    heroPrices({ choices, rate: 3.7 }).map(({ id, price }) => [id, price.from, price.to, price.vat])
  expect(startsOf({})).toEqual([
    ['landingPage', 250_000, null, 'unstated'],
    ['website', 600_000, null, 'unstated'],
    ['app', 2_000_000, null, 'excluded'],
  ])
  expect(startsOf({ website: 'hebrew-text' })[1]).toEqual(['website', 250_000, null, 'unstated'])
})

test('a chosen reading without a starting price keeps its upper limit', () => {
  const { 'app-development': price } = cardPrices({ choices: { mvp: 'dollar-faq' }, rate: 3.7 })
  expect(price).toMatchObject({ currency: 'USD', from: null, to: 3_100_000 })
})
