import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createRefusalThrottle, throttleLimits } from './refusal-throttle.ts'

const none = { limit: 0, windowSeconds: 1 }

/** Milliseconds: longer than any test. */
const endless = 3_600_000

/** Whether a refusal has to wait for more than this turn of the event loop. */
async function isDelayed(throttle: ReturnType<typeof createRefusalThrottle>, address: string) {
  let isSent = false
  void throttle(address).then(() => (isSent = true))
  await nextTurn()
  return !isSent
}

// Proves 11.4.7.
test('the limits are those of the requirements', () => {
  expect(throttleLimits).toMatchObject({
    undelayed: { limit: 20, windowSeconds: 4 },
    delayMs: 800,
  })
})

// Proves 11.4.7.
test('beyond its burst an address waits for each refusal, another does not', async () => {
  let now = 0
  const limits = { undelayed: { limit: 2, windowSeconds: 2 }, delayMs: endless, waiting: 10 }
  const throttle = createRefusalThrottle(limits, () => now)
  expect(await isDelayed(throttle, 'a')).toBe(false)
  expect(await isDelayed(throttle, 'a')).toBe(false)
  expect(await isDelayed(throttle, 'a')).toBe(true)
  expect(await isDelayed(throttle, 'b')).toBe(false)
  now = 1_000
  expect(await isDelayed(throttle, 'a')).toBe(false)
  expect(await isDelayed(throttle, 'a')).toBe(true)
})

test('only a limited number of refusals wait at once', async () => {
  const limits = { undelayed: none, delayMs: endless, waiting: 1 }
  const throttle = createRefusalThrottle(limits)
  expect(await isDelayed(throttle, 'a')).toBe(true)
  expect(await isDelayed(throttle, 'a')).toBe(false)
})

test('refusals that begin together do not end together', async () => {
  const throttle = createRefusalThrottle({ undelayed: none, delayMs: 20, waiting: 20 })
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValueOnce(0)
  const ends: string[] = []
  const refusals = ['late', 'early'].map((name) => throttle(name).then(() => ends.push(name)))
  random.mockRestore()
  await Promise.all(refusals)
  expect(ends).toEqual(['early', 'late'])
})
