import { expect, test } from 'vitest'
import { RetryLaterError } from '../retry-later-error.ts'
import { allowanceLimits, createRenderAllowance } from './render-allowance.ts'

function start(limits: Partial<typeof allowanceLimits>) {
  let now = 0
  const allow = createRenderAllowance({ limits: { ...allowanceLimits, ...limits }, now: () => now })
  return { allow, pass: (milliseconds: number) => (now += milliseconds) }
}

/** Starts a render that the test ends. */
function begin(allow: ReturnType<typeof createRenderAllowance>, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let started = false
  const ended = allow(address, () => {
    started = true
    return promise
  })
  ended.catch(() => {})
  return { ended, end: resolve, isStarted: () => started }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

// Proves 11.4.3.
test('an address has a burst and a rate per second, and another address has its own', async () => {
  const { allow, pass } = start({ requests: { limit: 2, windowSeconds: 2 } })
  const ask = (address: string) => allow(address, async () => 'page').catch(() => 'refused')
  expect([await ask('a'), await ask('a'), await ask('a')]).toEqual(['page', 'page', 'refused'])
  expect(await ask('b')).toBe('page')
  pass(999)
  expect(await ask('a')).toBe('refused')
  pass(1)
  expect([await ask('a'), await ask('a')]).toEqual(['page', 'refused'])
})

// Proves 11.4.3.
test('an address pauses after each render, three times as long as the render, and another does not', async () => {
  const { allow, pass } = start({ share: 0.25, maxPauseMs: 1_000, waitMs: 5 })
  const renderFor = (milliseconds: number) => async () => void pass(milliseconds)
  const isServed = (address: string) =>
    allow(address, async () => {}).then(
      () => true,
      () => false,
    )
  await allow('a', renderFor(20))
  pass(59)
  expect(await isServed('a')).toBe(false)
  expect(await isServed('b')).toBe(true)
  pass(1)
  expect(await isServed('a')).toBe(true)
  await allow('a', renderFor(5_000))
  pass(1_000)
  expect(await isServed('a')).toBe(true)
})

test('a render that waits for the pause of its address starts when the pause is over', async () => {
  const allow = createRenderAllowance({ limits: { ...allowanceLimits, share: 0.5 } })
  const ends: number[] = []
  const render = () => new Promise<void>((resolve) => setTimeout(resolve, 60))
  const start = performance.now()
  const renders = [1, 2, 3].map(() =>
    allow('a', render).then(() => ends.push(performance.now() - start)),
  )
  await Promise.all(renders)
  expect(ends.at(-1)).toBeGreaterThan(250)
})

// Proves 11.4.3.
test.each([0, 1, 2, 3, 4, 5, 6])(
  'a render starts when the pause ends %i readings of the clock after its request',
  async (readings) => {
    let now = 0
    const allow = createRenderAllowance({
      limits: { ...allowanceLimits, maxPauseMs: 50, waitMs: 200 },
      // Each reading is a millisecond later than the one before it.
      now: () => (now += 1),
    })
    await allow('a', async () => void (now += 1_000))
    now += 50 - readings
    await expect(allow('a', async () => 'page')).resolves.toBe('page')
  },
)

test('an address with few requests goes before one with many', async () => {
  const { allow } = start({ maxConcurrent: 1 })
  const first = begin(allow, 'crowd')
  const crowd = [begin(allow, 'crowd'), begin(allow, 'crowd')]
  const visitor = begin(allow, 'visitor')
  first.end()
  await settled()
  expect([...crowd, visitor].map((each) => each.isStarted())).toEqual([false, false, true])
})

test('one address takes at most one of two render slots', async () => {
  const { allow } = start({ maxConcurrent: 2 })
  const crowd = [begin(allow, 'crowd'), begin(allow, 'crowd')]
  const visitor = begin(allow, 'visitor')
  await settled()
  expect(visitor.isStarted()).toBe(true)
  expect(crowd.map((each) => each.isStarted())).toEqual([true, false])
})

test('a queue that is full refuses at once, a render that waits too long is refused', async () => {
  const { allow } = start({ maxConcurrent: 1, waiting: 3, waitingPerAddress: 2, waitMs: 20 })
  const first = begin(allow, 'a')
  const [second, third, fourth] = [begin(allow, 'a'), begin(allow, 'a'), begin(allow, 'a')]
  await expect(fourth.ended).rejects.toThrow('Too many pages wait')
  const other = begin(allow, 'b')
  await expect(begin(allow, 'c').ended).rejects.toThrow('Too many pages wait')
  for (const each of [second, third, other])
    await expect(each.ended).rejects.toThrow(RetryLaterError)
  first.end()
  await first.ended
  expect(await allow('d', async () => 'page')).toBe('page')
})

test('a failed render frees its slot', async () => {
  const { allow } = start({ maxConcurrent: 1 })
  await expect(
    allow('a', async () => {
      throw new Error('no page')
    }),
  ).rejects.toThrow('no page')
  expect(await allow('a', async () => 'page')).toBe('page')
})
