import { expect, test } from 'vitest'
import { RetryLaterError } from '#server/retry-later-error.ts'
import { queueLimits, createRenderQueue } from './render-queue.ts'

function start(limits: Partial<typeof queueLimits>) {
  let now = 0
  const queue = createRenderQueue({ limits: { ...queueLimits, ...limits }, now: () => now })
  return { queue, pass: (milliseconds: number) => (now += milliseconds) }
}

/** Starts a render that the test ends. */
function begin(queue: ReturnType<typeof createRenderQueue>, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let started = false
  const ended = queue.run(address, () => {
    started = true
    return promise
  })
  ended.catch(() => {})
  return { ended, end: resolve, isStarted: () => started }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

// Proves 11.4.3.
test('the limits are those of the requirements', () => {
  expect(queueLimits).toMatchObject({
    requests: { limit: 20, windowSeconds: 20 },
    maxConcurrent: 2,
    waitMs: 2_000,
    share: 1 / 4,
    maxPauseMs: 250,
  })
})

// Proves 11.4.3.
test('an address has a burst and a rate per second, and another address has its own', async () => {
  const { queue, pass } = start({ requests: { limit: 2, windowSeconds: 2 }, maxPauseMs: 0 })
  const ask = (address: string) => queue.run(address, async () => 'page').catch(() => 'refused')
  // An address that requests more while one of its pages is in progress.
  const askMore = async (address: string) => {
    const first = begin(queue, address)
    const more = [ask(address), ask(address)]
    await settled()
    first.end()
    return Promise.all(more)
  }
  expect(await askMore('a')).toEqual(['page', 'refused'])
  expect(await ask('b')).toBe('page')
  pass(2_000)
  expect(await askMore('a')).toEqual(['page', 'refused'])
})

// Proves 11.4.3.
test('an address that requests one page at a time is slowed down and never refused', async () => {
  let now = 0
  const slept: number[] = []
  const queue = createRenderQueue({
    limits: { ...queueLimits, requests: { limit: 2, windowSeconds: 2 }, maxPauseMs: 0 },
    now: () => now,
    sleep: async (ms) => {
      slept.push(ms)
      now += ms
    },
  })
  for (let page = 0; page < 50; page += 1)
    expect(await queue.run('crawler', async () => page)).toBe(page)
  expect(slept.length).toBeGreaterThanOrEqual(48)
  expect(Math.max(...slept)).toBeLessThanOrEqual(1_001)
})

// Proves 11.4.3.
test('an address pauses after each render, three times as long as the render, and another does not', async () => {
  const { queue, pass } = start({ share: 0.25, maxPauseMs: 1_000, waitMs: 5 })
  const renderFor = (milliseconds: number) => async () => void pass(milliseconds)
  const isServed = (address: string) =>
    queue
      .run(address, async () => {})
      .then(
        () => true,
        () => false,
      )
  await queue.run('a', renderFor(20))
  pass(59)
  expect(await isServed('a')).toBe(false)
  expect(await isServed('b')).toBe(true)
  pass(1)
  expect(await isServed('a')).toBe(true)
  await queue.run('a', renderFor(5_000))
  pass(1_000)
  expect(await isServed('a')).toBe(true)
})

test('a render that waits for the pause of its address starts when the pause is over', async () => {
  const queue = createRenderQueue({ limits: { ...queueLimits, share: 0.5 } })
  const ends: number[] = []
  const render = () => new Promise<void>((resolve) => setTimeout(resolve, 60))
  const start = performance.now()
  const renders = [1, 2, 3].map(() =>
    queue.run('a', render).then(() => ends.push(performance.now() - start)),
  )
  await Promise.all(renders)
  expect(ends.at(-1)).toBeGreaterThan(250)
})

// Proves 11.4.3.
test.each([0, 1, 2, 3, 4, 5, 6])(
  'a render starts when the pause ends %i readings of the clock after its request',
  async (readings) => {
    let now = 0
    const queue = createRenderQueue({
      limits: { ...queueLimits, maxPauseMs: 50, waitMs: 200 },
      // Each reading is a millisecond later than the one before it.
      now: () => (now += 1),
    })
    await queue.run('a', async () => void (now += 1_000))
    now += 50 - readings
    await expect(queue.run('a', async () => 'page')).resolves.toBe('page')
  },
)

test('an address with few requests goes before one with many', async () => {
  const { queue } = start({ maxConcurrent: 1 })
  const first = begin(queue, 'crowd')
  const crowd = [begin(queue, 'crowd'), begin(queue, 'crowd')]
  const visitor = begin(queue, 'visitor')
  first.end()
  await settled()
  expect([...crowd, visitor].map((each) => each.isStarted())).toEqual([false, false, true])
})

test('one address takes at most one of two render slots', async () => {
  const { queue } = start({ maxConcurrent: 2 })
  const crowd = [begin(queue, 'crowd'), begin(queue, 'crowd')]
  const visitor = begin(queue, 'visitor')
  await settled()
  expect(visitor.isStarted()).toBe(true)
  expect(crowd.map((each) => each.isStarted())).toEqual([true, false])
})

test('a queue that is full refuses at once, a render that waits too long is refused', async () => {
  const { queue } = start({ maxConcurrent: 1, waiting: 3, waitingPerAddress: 2, waitMs: 20 })
  const first = begin(queue, 'a')
  const [second, third, fourth] = [begin(queue, 'a'), begin(queue, 'a'), begin(queue, 'a')]
  await expect(fourth.ended).rejects.toThrow('Too many pages wait')
  const other = begin(queue, 'b')
  await expect(begin(queue, 'c').ended).rejects.toThrow('Too many pages wait')
  for (const each of [second, third, other])
    await expect(each.ended).rejects.toThrow(RetryLaterError)
  first.end()
  await first.ended
  expect(await queue.run('d', async () => 'page')).toBe('page')
})

test('a failed render frees its slot', async () => {
  const { queue } = start({ maxConcurrent: 1 })
  await expect(
    queue.run('a', async () => {
      throw new Error('no page')
    }),
  ).rejects.toThrow('no page')
  expect(await queue.run('a', async () => 'page')).toBe('page')
})
