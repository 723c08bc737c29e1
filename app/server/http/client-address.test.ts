import { expect, test } from 'vitest'
import { addressGroup, clientAddress } from './client-address.ts'

const proxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8:aa::/48']

function seen(
  remoteAddress: string | undefined,
  forwardedFor?: string,
  others: Record<string, string> = {},
) {
  return {
    socket: { remoteAddress },
    headers: {
      ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
      ...others,
    },
  }
}

// Proves 9.4.1.
test.each([
  ['nobody in front', seen('198.51.100.7'), '198.51.100.7'],
  ['an IPv4 caller on an IPv6 socket', seen('::ffff:198.51.100.7'), '198.51.100.7'],
  ['a header from a stranger', seen('198.51.100.7', '203.0.113.9'), '198.51.100.7'],
  ['one proxy', seen('127.0.0.1', '203.0.113.9'), '203.0.113.9'],
  ['two proxies', seen('127.0.0.1', '203.0.113.9, 10.1.2.3'), '203.0.113.9'],
  ['a forged first entry behind a proxy', seen('127.0.0.1', '1.2.3.4, 203.0.113.9'), '203.0.113.9'],
  [
    'a forged entry that looks like a proxy',
    seen('127.0.0.1', '1.2.3.4, 10.0.0.1, 203.0.113.9'),
    '203.0.113.9',
  ],
  ['nothing but proxies', seen('127.0.0.1', '10.0.0.1'), '10.0.0.1'],
  ['no header behind a proxy', seen('127.0.0.1'), '127.0.0.1'],
  ['rubbish in the header', seen('127.0.0.1', '203.0.113.9, <script>'), '127.0.0.1'],
  ['a port', seen('127.0.0.1', '203.0.113.9:4711'), '203.0.113.9'],
  ['an IPv6 proxy and visitor', seen('2001:db8:aa::5', '[2001:db8:ff::9]:443'), '2001:db8:ff::9'],
  ['a mapped visitor', seen('10.0.0.2', '::ffff:203.0.113.9'), '203.0.113.9'],
  ['a closed socket', seen(undefined, '203.0.113.9'), ''],
])('%s', (_, request, address) => {
  expect(clientAddress(request, proxies)).toBe(address)
})

// Proves 9.4.1.
test('headers other than X-Forwarded-For say nothing, even from a proxy', () => {
  const claims = {
    'x-real-ip': '1.1.1.1',
    'cf-connecting-ip': '1.1.1.1',
    forwarded: 'for=1.1.1.1',
    'true-client-ip': '1.1.1.1',
  }
  expect(clientAddress(seen('127.0.0.1', '203.0.113.9', claims), proxies)).toBe('203.0.113.9')
  expect(clientAddress(seen('127.0.0.1', undefined, claims), proxies)).toBe('127.0.0.1')
})

test('without trusted proxies even a local caller speaks only for itself', () => {
  expect(clientAddress(seen('127.0.0.1', '203.0.113.9'), [])).toBe('127.0.0.1')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001::9', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})
