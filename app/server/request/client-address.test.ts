import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { addressGroup, clientAddress, describeProxies } from './client-address.ts'

const proxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8:aa::/48']

function seen(
  remoteAddress: string | undefined,
  forwardedFor?: string,
  others: Record<string, string> = {},
) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor
  return Object.assign(request, { headers: { ...request.headers, ...others } })
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
  ['an odd spelling of a proxy', seen('127.0.0.1', '1.2.3.4, 0x0a.0.0.1'), '127.0.0.1'],
])('%s', (_, request, address) => {
  expect(clientAddress(request, proxies)).toBe(address)
})

// Proves 9.4.1.
test('headers other than X-Forwarded-For are ignored, even from a trusted proxy', () => {
  const claims = {
    'x-real-ip': '1.1.1.1',
    'cf-connecting-ip': '1.1.1.1',
    forwarded: 'for=1.1.1.1',
    'true-client-ip': '1.1.1.1',
  }
  expect(clientAddress(seen('127.0.0.1', '203.0.113.9', claims), proxies)).toBe('203.0.113.9')
  expect(clientAddress(seen('127.0.0.1', undefined, claims), proxies)).toBe('127.0.0.1')
})

test('without trusted proxies the X-Forwarded-For of a local client is ignored', () => {
  expect(clientAddress(seen('127.0.0.1', '203.0.113.9'), [])).toBe('127.0.0.1')
})

// Proves 9.4.2.
test.each([
  ['nobody in front', seen('198.51.100.7'), '198.51.100.7'],
  ['a proxy on this machine', seen('127.0.0.1', '203.0.113.9'), '203.0.113.9'],
  ['a proxy on this machine, mapped', seen('::ffff:127.0.0.1', '203.0.113.9'), '203.0.113.9'],
  ['a proxy in a private network', seen('172.17.0.1', '203.0.113.9'), '203.0.113.9'],
  ['a proxy in a private network by IPv6', seen('fd00::2', '2001:db8::9'), '2001:db8::9'],
  ['a forged first entry', seen('10.0.0.2', '1.2.3.4, 203.0.113.9'), '203.0.113.9'],
  ['two private hops', seen('10.0.0.2', '1.2.3.4, 192.168.1.5'), '1.2.3.4'],
  ['a public hop and no further', seen('10.0.0.2', '1.2.3.4, 104.16.1.1'), '104.16.1.1'],
  ['nothing but private hops', seen('10.0.0.2', '192.168.1.5'), '192.168.1.5'],
  ['a public caller', seen('198.51.100.7', '203.0.113.9'), '198.51.100.7'],
  ['a public caller that names a local one', seen('8.8.8.8', '1.2.3.4, 127.0.0.1'), '8.8.8.8'],
  ['no header', seen('127.0.0.1'), '127.0.0.1'],
  ['rubbish', seen('127.0.0.1', '203.0.113.9, unknown'), '127.0.0.1'],
  ['other headers', seen('10.0.0.2', undefined, { forwarded: 'for=1.1.1.1' }), '10.0.0.2'],
  ['a closed socket', seen(undefined, '203.0.113.9'), ''],
])('by default: %s', (_, request, address) => {
  expect(clientAddress(request, 'local')).toBe(address)
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

// Proves 9.4.3.
test('the line printed at start names the trusted proxies', () => {
  const lines = (['local', [], proxies] as const).map(describeProxies)
  expect(new Set(lines).size).toBe(3)
  expect(lines[2]).toContain('127.0.0.1, 10.0.0.0/8')
  for (const line of lines) expect(line).toMatch(/^Addresses of visitors: .+$/)
})
