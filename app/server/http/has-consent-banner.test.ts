import { expect, test } from 'vitest'
import { hasConsentBanner } from './has-consent-banner.ts'
import { resolveRoute } from './resolve-route.ts'

function hasBannerAt(address: string): boolean {
  const match = resolveRoute(address, () => null)
  if (match.kind !== 'route') throw new Error(`${address} redirects`)
  return hasConsentBanner(match)
}

test.for(['/he/', '/en/contact', '/he/package-builder', '/he/no-such-page'])(
  '%s has the consent banner',
  (address) => {
    expect(hasBannerAt(address)).toBe(true)
  },
)

test.for([
  '/he/templates/law-firm',
  '/en/templates/financial-course',
  '/he/quote/a-token',
  '/he/emodesuper',
  '/he/v/emo-desuper',
])('%s has no consent banner', (address) => {
  expect(hasBannerAt(address)).toBe(false)
})
