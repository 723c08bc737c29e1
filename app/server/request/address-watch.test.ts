import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { TrustedProxies } from '../env.ts'
import type { AddressFinding } from './address-finding.ts'
import { createAddressWatch, type AddressCheck } from './address-watch.ts'

const forwarded = {
  clear: '132.66.11.1',
  private: '10.0.0.5',
  unlisted: '132.66.11.1, 104.16.1.1',
} as const

function arriving(kind: keyof typeof forwarded, url = '/he/'): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' })
  const request = new IncomingMessage(socket)
  request.url = url
  request.headers['x-forwarded-for'] = forwarded[kind]
  return request
}

function watch(TRUSTED_PROXIES: TrustedProxies = 'local', confirmed: AddressCheck | null = null) {
  const changes: (AddressFinding | null)[] = []
  const log = pino({ level: 'silent' })
  const watching = createAddressWatch({
    env: { TRUSTED_PROXIES },
    log,
    onChange: (finding) => changes.push(finding),
  })
  // SAFETY: the watch reads only this setting.
  watching.applySettings({ get: () => confirmed as never })
  const note = (kind: keyof typeof forwarded, times: number, url?: string) => {
    for (let time = 0; time < times; time += 1) watching.note(arriving(kind, url))
  }
  return { ...watching, note, changes }
}

// Proves 9.4.3.
test.each([
  [0, 4, null],
  [0, 5, 'private'],
  [5, 5, null],
  [5, 6, 'private'],
  [50, 25, null],
  [50, 26, 'private'],
])('after %i clear requests %i private ones are found as %s', (clear, hidden, finding) => {
  const site = watch()
  site.note('clear', clear)
  site.note('private', hidden)
  expect(site.finding()).toBe(finding)
})

// Proves 9.4.3.
test('what is mended is no longer found, and each change is told once', () => {
  const site = watch()
  site.note('unlisted', 60)
  site.note('clear', 60)
  expect(site.changes).toEqual(['unlisted', null])
})

test('files and probes are not counted', () => {
  const site = watch()
  for (const url of ['/healthz', '/readyz', '/assets/a.js', '/x.svg?v=1'])
    site.note('private', 9, url)
  expect(site.finding()).toBeNull()
})

const clear = { kind: 'clear', finding: null } as const

// Proves 9.4.6.
test.each([
  [null, 'clear', null, true],
  [clear, 'clear', null, false],
  [clear, 'unlisted', null, true],
  [clear, 'clear', 'private', true],
  [{ kind: 'clear', finding: 'private' }, 'clear', 'private', false],
  [{ kind: 'machine', finding: null }, 'machine', null, false],
  [{ kind: 'machine', finding: null }, 'clear', null, true],
] as const)(
  'confirmed %o, arriving %s, with the finding %s an admin is asked: %s',
  (confirmed, kind, found, isAsked) => {
    const site = watch('local', confirmed)
    if (found !== null) site.note(found, 10)
    expect(site.needsAnswer(kind)).toBe(isAsked)
  },
)

// Proves 2.7.12.
test.each([
  ['local', null, 0, true],
  ['local', clear, 0, false],
  ['local', clear, 10, true],
  ['local', { kind: 'machine', finding: null }, 0, true],
  [['127.0.0.1'], null, 10, false],
] as const)(
  'with %j, confirmed %o and %i requests of two hops an address is in doubt: %s',
  (proxies, confirmed, times, isInDoubt) => {
    const site = watch(proxies, confirmed)
    site.note('unlisted', times)
    expect(site.isInDoubt()).toBe(isInDoubt)
  },
)
