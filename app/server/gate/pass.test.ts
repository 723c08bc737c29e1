import { expect, test } from 'vitest'
import { hasPass, passCookie } from './pass.ts'

const key = 'k'.repeat(43)
const now = new Date('2026-11-22T10:00:00Z')
const plain = { PUBLIC_URL: undefined }
const https = { PUBLIC_URL: 'https://site.example' }
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

function sent(env: typeof plain | typeof https = plain, madeAt = now) {
  return passCookie(key, env, madeAt).split(';')[0] ?? ''
}

test('a pass is for this site, lasts 30 days, and cannot be read by scripts', () => {
  expect(passCookie(key, https, now)).toMatch(
    /^__Host-in-israel=\d{10}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
  )
  expect(passCookie(key, plain, now)).toMatch(
    /^in-israel=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
  )
})

// Proves 2.7.6.
test.each([
  ['just made', sent(), now, true],
  ['among other cookies', `a=b; ${sent()}; c=d`, now, true],
  ['in its last millisecond', sent(), new Date(days(30).getTime() - 1), true],
  ['at its end', sent(), days(30), false],
  ['with a later end', sent().replace(/=\d{10}/, '=9999999999'), now, false],
  ['with another signature', `${sent().slice(0, -2)}AA`, now, false],
  ['without a signature', sent().split('.')[0] ?? '', now, false],
  ['with a signature cut short', sent().slice(0, -1), now, false],
  ['twice', `${sent()}; ${sent()}`, now, false],
  ['under another name', sent().replace('in-israel', 'in-israel2'), now, false],
  ['with the name for https', sent(https), now, false],
  ['empty', 'in-israel=', now, false],
])('a pass %s: %s', (_, cookie, at, expected) => {
  expect(hasPass(cookie, key, { env: plain, now: at })).toBe(expected)
})

test('a pass signed with another key is not accepted', () => {
  expect(hasPass(sent(), 'o'.repeat(43), { env: plain, now })).toBe(false)
  expect(hasPass(undefined, key, { env: plain, now })).toBe(false)
})

test('over https a cookie without the prefix is ignored, because a sibling host can set it', () => {
  expect(hasPass(sent(https), key, { env: https, now })).toBe(true)
  expect(hasPass(sent(plain), key, { env: https, now })).toBe(false)
})
