import { expect, test } from 'vitest'
import { createMemoryRateLimiter } from './memory-rate-limiter.ts'

function start(limit: number, windowSeconds: number) {
  let now = 0
  const limiter = createMemoryRateLimiter({ limit, windowSeconds }, () => now)
  return { ...limiter, pass: (seconds: number) => (now += seconds * 1_000) }
}

test('a bucket begins full, refills steadily, and holds no more than its limit', () => {
  const { take, tokensOf, pass } = start(2, 10)
  expect([take('a'), take('a'), take('a')]).toEqual([null, null, { retryAfterSeconds: 5 }])
  pass(4)
  expect(take('a')).toEqual({ retryAfterSeconds: 1 })
  pass(1)
  expect([take('a'), take('a')]).toEqual([null, { retryAfterSeconds: 5 }])
  pass(1_000)
  expect(tokensOf('a')).toBe(2)
})

test('each bucket has its own limit', () => {
  const { take } = start(1, 60)
  expect([take('a'), take('b'), take('a')]).toEqual([null, null, { retryAfterSeconds: 60 }])
})

test('the bucket used longest ago is forgotten once there are ten thousand others', () => {
  const { take } = start(1, 60)
  take('first')
  take('second')
  for (let at = 0; at < 9_999; at += 1) take(`other ${at}`)
  expect(take('second')).toEqual({ retryAfterSeconds: 60 })
  expect(take('first')).toBeNull()
})

test('a limit of nothing refuses everything', () => {
  expect(start(0, 60).take('a')).toEqual({ retryAfterSeconds: 60 })
})
