import { expect, test } from 'vitest'
import type { BasketItem } from '#domain/pricing/basket.ts'
import { reuseItems } from './reuse-items.ts'

const website: BasketItem = { service: 'website', addons: ['crm'] }
const before = { items: [website], claims: [] }

test.each<[next: BasketItem, isKept: boolean]>([
  [{ service: 'website', addons: ['crm'] }, true],
  [{ service: 'website', addons: ['crm', 'blog'] }, false],
  [{ service: 'website' }, false],
  [{ service: 'website', addons: ['crm'], months: 12 }, false],
  [{ service: 'website', addons: ['crm'], option: 'basic' }, false],
  [{ service: 'branding', addons: ['crm'] }, false],
])('%j reuses the existing item: %s', (next, isKept) => {
  const [item] = reuseItems(before, { items: [next], claims: [] }).items
  expect(item).toEqual(next)
  expect(item === website).toBe(isKept)
})

test.each([
  [['design-client'], true],
  [[], false],
  [['design-client', 'other'], false],
])('the claims %j reuse the existing ones: %s', (claims, areKept) => {
  const known = { items: [], claims: ['design-client'] }
  const next = reuseItems(known, { items: [], claims })
  expect(next.claims).toEqual(claims)
  expect(next.claims === known.claims).toBe(areKept)
})
