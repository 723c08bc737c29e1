import { expect, test } from 'vitest'
import { supportOf, type BrowserFacts } from './notice-support.ts'

const chrome: BrowserFacts = {
  isSecure: true,
  hasPush: true,
  permission: 'default',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0 Safari/537.36',
  touchPoints: 0,
}
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15'

// Proves 7.20.1.
test.each([
  ['asks or has asked', {}, 'ready'],
  ['was allowed', { permission: 'granted' }, 'ready'],
  ['was forbidden', { permission: 'denied' }, 'denied'],
  ['has no encrypted address', { isSecure: false, hasPush: false }, 'insecure'],
  ['knows no notices', { hasPush: false, permission: null }, 'unsupported'],
  ['is an iPhone', { hasPush: false, permission: null, userAgent: iPhone }, 'install'],
  ['is an iPhone app', { userAgent: iPhone }, 'ready'],
  ['is an iPad', { hasPush: false, permission: null, userAgent: mac, touchPoints: 5 }, 'install'],
  ['is an old Mac', { hasPush: false, permission: null, userAgent: mac }, 'unsupported'],
] as const)('a browser that %s', (_what, facts, support) => {
  expect(supportOf({ ...chrome, ...facts })).toBe(support)
})
