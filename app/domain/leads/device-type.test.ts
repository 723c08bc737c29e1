import { expect, test } from 'vitest'
import { deviceTypeOf } from './device-type.ts'

// Proves 4.1.2.
test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'mobile',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'mobile',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X200) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'mobile',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'desktop'],
  ['', 'desktop'],
])('%s is %s', (userAgent, type) => {
  expect(deviceTypeOf(userAgent)).toBe(type)
})
