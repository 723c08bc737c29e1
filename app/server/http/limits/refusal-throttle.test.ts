import { expect, test } from 'vitest'
import { createRefusalThrottle } from './refusal-throttle.ts'

const none = { limit: 0, windowSeconds: 1 }

/** Milliseconds by which a refusal was delayed. */
async function measureDelay(throttle: ReturnType<typeof createRefusalThrottle>, address: string) {
  const start = performance.now()
  await throttle(address)
  return performance.now() - start
}

// Proves 11.4.7.
test('beyond its burst an address waits for each refusal, another does not', async () => {
  let now = 0
  const limits = { undelayed: { limit: 2, windowSeconds: 2 }, delayMs: 400, waiting: 10 }
  const throttle = createRefusalThrottle(limits, () => now)
  expect(await measureDelay(throttle, 'a')).toBeLessThan(100)
  expect(await measureDelay(throttle, 'a')).toBeLessThan(100)
  expect(await measureDelay(throttle, 'a')).toBeGreaterThan(190)
  expect(await measureDelay(throttle, 'b')).toBeLessThan(100)
  now = 1_000
  expect(await measureDelay(throttle, 'a')).toBeLessThan(100)
  expect(await measureDelay(throttle, 'a')).toBeGreaterThan(190)
})

test('only a limited number of refusals wait at once', async () => {
  const throttle = createRefusalThrottle({ undelayed: none, delayMs: 400, waiting: 1 })
  const first = measureDelay(throttle, 'a')
  expect(await measureDelay(throttle, 'a')).toBeLessThan(100)
  expect(await first).toBeGreaterThan(190)
})

test('refusals that begin together end one after another', async () => {
  const throttle = createRefusalThrottle({ undelayed: none, delayMs: 200, waiting: 20 })
  const delays = await Promise.all(Array.from({ length: 20 }, () => measureDelay(throttle, 'a')))
  expect(Math.min(...delays)).toBeGreaterThan(90)
  expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(50)
})
