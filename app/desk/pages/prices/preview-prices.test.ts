import { expect, test } from 'vitest'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { previewPrices } from './preview-prices.ts'

const idsWithout = (...notOffered: string[]) => {
  const sales = { ...bookTerms.sales, notOffered }
  const list = priceListFor({ ...bookTerms, sales, on: '2026-11-28' })
  return previewPrices(list).map(({ id }) => id)
}

test('the preview has three common prices, and others for those that are off', () => {
  expect(idsWithout()).toEqual(['landing-page', 'website', 'digital-card'])
  expect(idsWithout('websites', 'landing-page')).toEqual([
    'digital-card',
    'business-plan',
    'branding',
  ])
})
