import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { TrustedProxies } from '../env.ts'
import { arrivalOf } from './arrival.ts'

type Sent = { peer?: string; version?: string } & Record<string, string>

function arrive(
  { peer = '127.0.0.1', version = '1.1', ...headers }: Sent,
  proxies: TrustedProxies,
) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  request.httpVersion = version
  Object.assign(request.headers, { host: 'localhost:3000', ...headers })
  return arrivalOf(request, proxies)
}

const visitor = '132.66.11.1'
const cdn = '104.16.1.1'
const named = { 'x-forwarded-for': visitor }

// Proves 9.4.4.
test.each([
  ['a visitor without a proxy', { peer: visitor }, 'clear', visitor],
  ['one proxy', named, 'clear', visitor],
  ['one proxy that also sends X-Real-IP', { ...named, 'x-real-ip': visitor }, 'clear', visitor],
  [
    'a visitor behind an office proxy',
    { 'x-forwarded-for': `192.168.7.7, ${visitor}` },
    'clear',
    visitor,
  ],
  ['a private second hop', { 'x-forwarded-for': `${visitor}, 10.0.0.5` }, 'clear', visitor],
  ['two private hops', { 'x-forwarded-for': `${visitor}, 10.0.0.5, 172.17.0.1` }, 'clear', visitor],
  ['a program on this machine', {}, 'machine', '127.0.0.1'],
  [
    'a browser on this machine',
    { referer: 'http://localhost:3000/he/', 'sec-fetch-site': 'same-origin' },
    'machine',
    '127.0.0.1',
  ],
  [
    'a browser of the network',
    { peer: '192.168.1.20', host: '192.168.1.10:3000' },
    'machine',
    '192.168.1.20',
  ],
  ['a container by its name', { peer: '172.17.0.3', host: 'site:3000' }, 'machine', '172.17.0.3'],
  ['nginx without headers', { version: '1.0', host: '127.0.0.1:3000' }, 'hidden', '127.0.0.1'],
  ['a proxy that passes the host', { host: 'studio.example' }, 'hidden', '127.0.0.1'],
  [
    'a proxy that a page’s referrer shows',
    { referer: 'https://studio.example/he/', 'sec-fetch-site': 'same-origin' },
    'hidden',
    '127.0.0.1',
  ],
  [
    'a proxy that a form’s origin shows',
    { origin: 'https://studio.example', 'sec-fetch-site': 'same-origin' },
    'hidden',
    '127.0.0.1',
  ],
  [
    'a link from another site',
    { referer: 'https://other.example/', 'sec-fetch-site': 'cross-site' },
    'machine',
    '127.0.0.1',
  ],
  ['a proxy that says only Forwarded', { forwarded: 'for=1.1.1.1' }, 'hidden', '127.0.0.1'],
  [
    'a proxy that says rubbish',
    { peer: '10.0.0.2', 'x-forwarded-for': 'unknown' },
    'hidden',
    '10.0.0.2',
  ],
  ['a proxy of a hidden visitor', { 'x-forwarded-for': '172.17.0.1' }, 'private', '172.17.0.1'],
  ['a CDN before nginx', { 'x-forwarded-for': `${visitor}, ${cdn}` }, 'unlisted', cdn],
  [
    'a CDN that nginx replaces',
    { 'x-forwarded-for': cdn, 'cf-connecting-ip': visitor },
    'unlisted',
    cdn,
  ],
  ['a CDN without nginx', { peer: cdn, 'x-forwarded-for': visitor }, 'unlisted', cdn],
  ['a closed socket', { peer: '' }, 'clear', ''],
] as const)('by default %s: %o is %s', (_, sent, kind, ipAddress) => {
  // The second time it is remembered.
  for (const _time of [1, 2]) expect(arrive(sent, 'local')).toMatchObject({ kind, ipAddress })
})

// Proves 9.4.4.
test.each([
  [
    'two listed hops',
    ['127.0.0.1', '104.16.0.0/13'],
    { 'x-forwarded-for': `${visitor}, ${cdn}` },
    'clear',
    visitor,
  ],
  [
    'only one listed of two',
    ['127.0.0.1'],
    { 'x-forwarded-for': `${visitor}, ${cdn}` },
    'unlisted',
    cdn,
  ],
  [
    'only one listed of two, private',
    ['127.0.0.1'],
    { 'x-forwarded-for': `${visitor}, 10.0.0.5` },
    'unlisted',
    '10.0.0.5',
  ],
  ['the local proxy not listed', ['104.16.0.0/13'], named, 'unlisted', '127.0.0.1'],
  ['no proxy trusted', [], named, 'unlisted', '127.0.0.1'],
  ['no proxy at all', [], { peer: visitor }, 'clear', visitor],
] as const)('with a list, %s', (_, proxies, sent, kind, ipAddress) => {
  expect(arrive(sent, proxies)).toMatchObject({ kind, ipAddress })
})

test('claimed are public addresses other than the one that counts, each once', () => {
  const sent = {
    'x-forwarded-for': `8.8.8.8, ${visitor}, ${cdn}`,
    'cf-connecting-ip': visitor,
    'true-client-ip': '10.1.1.1',
    'x-real-ip': cdn,
    'cloudfront-viewer-address': '198.51.100.9:4711',
  }
  expect(arrive(sent, 'local').claimed).toEqual([visitor, '198.51.100.9'])
})
