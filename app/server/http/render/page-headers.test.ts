import { expect, test } from 'vitest'
import { sampleTagId } from '#domain/consent.ts'
import { parseEnv } from '#server/env.ts'
import { parseAddress } from '../address/parse-address.ts'
import { pageHeaders } from './page-headers.ts'

function policyAt(pathname: string, ANALYTICS_ID = 'G-TEST123'): string {
  const address = parseAddress(pathname, () => null)
  if (address.kind !== 'route') throw new Error(`${pathname} redirects`)
  return pageHeaders({ env: parseEnv({ ANALYTICS_ID }) }, address)['Content-Security-Policy'] ?? ''
}

test.for([
  '/he/',
  '/en/contact',
  '/he/package-builder',
  '/he/no-such-page',
  '/he/templates/law-firm',
  '/en/templates/aesthetic-clinic/pricing',
  '/en/templates/aesthetic-clinic/no-such-page',
])('%s has the consent banner, and may load the analytics tag if there is one', (pathname) => {
  expect(policyAt(pathname)).toContain('https://www.googletagmanager.com')
  for (const id of ['none', sampleTagId])
    expect(policyAt(pathname, id)).not.toContain('googletagmanager')
})

test.for(['/he/quote/a-token', '/he/emodesuper', '/he/v/emo-desuper'])(
  '%s has no consent banner, and may not load the tag',
  (pathname) => {
    expect(policyAt(pathname)).not.toContain('googletagmanager')
  },
)
