import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeToken } from '../secrets.ts'
import { readRequestToken, signRequest } from './request-link.ts'

const key = makeToken()
const request = { id: randomUUID(), receivedAt: new Date('2026-11-22T10:00:00Z') }
const token = signRequest(key, request)
const end = new Date('2026-11-29T10:00:00Z').getTime()

// Proves 10.4.2.
test('a link works for seven days', () => {
  expect(readRequestToken(key, token, new Date(end - 1))).toBe(request.id)
  expect(readRequestToken(key, token, new Date(end))).toBeNull()
})

// Proves 10.4.2.
test('a forged link is rejected', () => {
  const [id, until = '', signature] = token.split('.')
  const forged = [
    '',
    'x',
    `${randomUUID()}.${until}.${signature}`,
    `${id}.${Number(until) + 1}.${signature}`,
    `${id}.${until}.${'A'.repeat(43)}`,
    signRequest(makeToken(), request),
  ]
  for (const each of forged) expect(readRequestToken(key, each, request.receivedAt)).toBeNull()
})
