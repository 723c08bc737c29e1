import { expect, test } from 'vitest'
import { createRefusalBrake } from './refusal-brake.ts'

/** Milliseconds that a refusal was held up. */
async function heldUp(brake: ReturnType<typeof createRefusalBrake>, address: string) {
  const start = performance.now()
  await brake(address)
  return performance.now() - start
}

// Proves 11.4.7.
test('after its share an address waits for each refusal, another does not', async () => {
  let now = 0
  const limits = { burst: 2, perSecond: 1, delayMs: 200, waiting: 10 }
  const brake = createRefusalBrake(limits, () => now)
  expect(await heldUp(brake, 'a')).toBeLessThan(100)
  expect(await heldUp(brake, 'a')).toBeLessThan(100)
  expect(await heldUp(brake, 'a')).toBeGreaterThan(190)
  expect(await heldUp(brake, 'b')).toBeLessThan(100)
  now = 1_000
  expect(await heldUp(brake, 'a')).toBeLessThan(100)
  expect(await heldUp(brake, 'a')).toBeGreaterThan(190)
})

test('no more than a set number of refusals wait at once', async () => {
  const brake = createRefusalBrake({ burst: 0, perSecond: 0, delayMs: 200, waiting: 1 })
  const first = heldUp(brake, 'a')
  expect(await heldUp(brake, 'a')).toBeLessThan(100)
  expect(await first).toBeGreaterThan(190)
})
