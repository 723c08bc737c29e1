import { expect, test } from 'vitest'
import {
  isItemOffered,
  isPageOffered,
  isServiceOffered,
  offeredServicePages,
  offeredServices,
  readyPackageIds,
} from './offered.ts'
import { bookTerms, priceListFor } from './price-list.ts'
import { defaultSales } from './pricing-rules.ts'
import { serviceIds, servicePageIds } from './services.ts'

const listWithout = (...notOffered: string[]) =>
  priceListFor({ ...bookTerms, sales: { ...defaultSales, notOffered }, on: '2026-11-28' })

// Proves 1.6.11.
test('at first everything is offered', () => {
  expect(offeredServices(defaultSales)).toEqual(serviceIds)
  expect(offeredServicePages(defaultSales)).toEqual(servicePageIds)
  expect(readyPackageIds).toEqual(['business-launch', 'full-business', 'smart-upgrade'])
})

test('a service that is off takes the pages below it and their items with it', () => {
  const terms = { notOffered: ['digital-presence'] }
  expect(isServiceOffered('digital-presence', terms)).toBe(false)
  expect(isServiceOffered('online-store', terms)).toBe(false)
  expect(isPageOffered('services/websites', terms)).toBe(false)
  expect(isPageOffered('services/landing-page', terms)).toBe(true)
  expect(isPageOffered('contact', terms)).toBe(true)
  expect(isItemOffered('website.crm', terms)).toBe(false)
  expect(isItemOffered('landing-page', terms)).toBe(true)
})

test('a page below a service can be off alone', () => {
  const terms = { notOffered: ['websites'] }
  expect(isServiceOffered('websites', terms)).toBe(false)
  expect(isServiceOffered('digital-presence', terms)).toBe(true)
  expect(isServiceOffered('online-store', terms)).toBe(true)
})

// Proves 1.6.11.
test.each([
  [['full-business'], ['full-business']],
  [['websites'], ['business-launch', 'full-business']],
  [['strategic-consulting'], ['smart-upgrade']],
  [['app-development'], ['development-after-design', 'mvp-for-design-clients']],
  [['digital-presence'], ['business-launch', 'full-business', 'smart-upgrade']],
])('with %j off the packages %j are not sold', (off, packages) => {
  const sold = listWithout(...off).rules.packages.map(({ id }) => id)
  const all = listWithout().rules.packages.map(({ id }) => id)
  expect(all.filter((id) => !sold.some((each) => each === id))).toEqual(packages)
})

test('the price list has nothing of a service that is off', () => {
  const ids = listWithout('strategic-consulting').services.map(({ id }) => id)
  expect(ids).not.toContain('ux-mentoring')
  expect(ids).not.toContain('action-plan')
  expect(ids).toContain('website')
})
