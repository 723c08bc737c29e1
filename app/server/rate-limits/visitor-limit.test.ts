import { expect, test } from 'vitest'
import { limitOfVisitor, visitorsPerLocalAddress } from './visitor-limit.ts'

// Proves 9.4.5.
test.each([
  ['203.0.113.9', 'x 203.0.113.9', 1],
  ['2001:db8:1:2::9', 'x 2001:db8:1:2::/64', 1],
  ['172.15.255.255', 'x 172.15.255.255', 1],
  ['127.0.0.1', 'x 127.0.0.1', visitorsPerLocalAddress],
  ['172.16.0.1', 'x 172.16.0.1', visitorsPerLocalAddress],
  ['192.168.1.20', 'x 192.168.1.20', visitorsPerLocalAddress],
  ['100.64.0.1', 'x 100.64.0.1', visitorsPerLocalAddress],
  ['::1', 'x 0:0:0:0::/64', visitorsPerLocalAddress],
])('%s has the bucket %s for %i visitors', (ipAddress, bucket, visitors) => {
  expect(limitOfVisitor('x ', ipAddress, { limit: 20, windowSeconds: 60 })).toEqual({
    bucket,
    limit: 20 * visitors,
    windowSeconds: 60,
  })
})
