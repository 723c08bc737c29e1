import { expect, test } from 'vitest'
import { clearedSessionCookie, readSessionToken, sessionCookie } from './session-cookie.ts'

const token = 'x'.repeat(43)
const local = 'http://localhost:3000/he/emodesuper'

function requestTo(url: string, cookie?: string) {
  return new Request(url, cookie === undefined ? {} : { headers: { cookie } })
}

test.each([
  [local, {}, `sid=${token}; Path=/; HttpOnly; SameSite=Lax`],
  [
    local,
    { PUBLIC_URL: 'https://dagesh.example' },
    `__Host-sid=${token}; Secure; Path=/; HttpOnly; SameSite=Lax`,
  ],
  ['https://dagesh.example/he', {}, `__Host-sid=${token}; Secure; Path=/; HttpOnly; SameSite=Lax`],
])('on %s with %j the cookie is %s', (url, env, cookie) => {
  expect(sessionCookie(requestTo(url), env, token)).toBe(cookie)
})

test('the cleared cookie has the same name and attributes', () => {
  expect(clearedSessionCookie(requestTo(local), {})).toBe(
    'sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  )
})

test.each([
  [local, `lang=he; sid=${token}`, token],
  [local, `sid=${token}; sid=${token}`, null],
  [local, `__Host-sid=${token}`, null],
  [local, `sid=${token}x`, null],
  [local, 'sid=', null],
  [local, undefined, null],
  ['https://dagesh.example/he', `__Host-sid=${token}`, token],
  ['https://dagesh.example/he', `sid=${token}`, null],
])('at %s the cookies %s hold the token %s', (url, cookie, found) => {
  expect(readSessionToken(requestTo(url, cookie), {})).toBe(found)
})
