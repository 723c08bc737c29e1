import { expect, test } from 'vitest'
import { maskAddress } from './mask-address.ts'

test.each([
  ['198.51.100.7', '198.51.100.x'],
  ['2001:db8:aa:bb:1:2:3:4', '2001:db8:aa::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})
