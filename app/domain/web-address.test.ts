import { expect, test } from 'vitest'
import { parseWebAddress } from './web-address.ts'

// Proves 3.12.16, 3.17.2.
test.each([
  ['studio.example/a', 'https://studio.example/a'],
  [' HTTP://Studio.Example/ ', 'http://studio.example'],
  ['studio.example.', 'https://studio.example'],
  ['https://studio.example./a?b=c#d', 'https://studio.example/a?b=c#d'],
  ['studio.example:8443/a', 'https://studio.example:8443/a'],
  ['https://דוגמה.ישראל/', 'https://xn--6dbbec0c.xn--4dbrk0ce'],
  ['https://8.8.8.8/a', 'https://8.8.8.8/a'],
  ['https://[2a00:1450:4001::1]/', 'https://[2a00:1450:4001::1]'],
  ['https://localhost.example', 'https://localhost.example'],
  ['https://172.15.0.1', 'https://172.15.0.1'],
  ['https://172.32.0.1', 'https://172.32.0.1'],
  ['https://100.63.0.1', 'https://100.63.0.1'],
  ['https://100.128.0.1', 'https://100.128.0.1'],
  ['https://11.0.0.1', 'https://11.0.0.1'],
  ['https://223.255.255.1', 'https://223.255.255.1'],
])('%s is the address %s', (typed, address) => {
  expect(parseWebAddress(typed)).toBe(address)
})

// Proves 3.12.16, 3.17.2.
test.each([
  '',
  'studio',
  'not an address',
  'ftp://studio.example',
  'javascript:alert(1)',
  '//studio.example',
  '\\\\studio.example',
  'https://bank.example@evil.example',
  'https://bank.example:443@evil.example/',
  'https://user:secret@studio.example',
  'https://studio.example..',
  'https://.example',
  'http://localhost',
  'http://localhost./a',
  'http://shop.localhost:3000',
  'http://printer.local',
  'http://printer.local.',
  'http://wiki.internal',
  'http://router.lan',
  'http://nas.home.arpa',
  'http://127.0.0.1:3000',
  'http://127.1',
  'http://2130706433',
  'http://0x7f.0.0.1',
  'http://0.0.0.0',
  'http://10.1.2.3/a',
  'http://172.16.0.1',
  'http://172.31.255.255',
  'http://100.127.255.255',
  'http://192.168.1.20',
  'http://192.168.1.20./',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1',
  'http://224.0.0.1',
  'http://255.255.255.255',
  'http://[::1]',
  'http://[::]',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:8.8.8.8]',
  'http://[2001:db8::1]',
  'http://[2002:7f00:1::]',
])('%j is no address that visitors can open', (typed) => {
  expect(parseWebAddress(typed)).toBeNull()
})
