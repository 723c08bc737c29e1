import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

test('items that arrive during a run form the next batch, and each caller gets its own result', async () => {
  const runs: number[] = []
  const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const double = createBatcher<number, number>({
    maxSize: 10,
    run: async (items) => {
      runs.push(items.length)
      started.resolve()
      await ended.promise
      return items.map((item) => item * 2)
    },
  })
  const first = double(1)
  await started.promise
  const rest = [2, 3, 4].map(double)
  ended.resolve()
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8])
  expect(runs).toEqual([1, 3])
})

test('a batch is never larger than maxSize, and batches run one after another', async () => {
  let running = 0
  let peak = 0
  const sizes: number[] = []
  const same = createBatcher<number, number>({
    maxSize: 4,
    run: async (items) => {
      sizes.push(items.length)
      running += 1
      peak = Math.max(peak, running)
      await pause(2)
      running -= 1
      return items
    },
  })
  const items = Array.from({ length: 30 }, (_, index) => index)
  expect(await Promise.all(items.map(same))).toEqual(items)
  expect(Math.max(...sizes)).toBe(4)
  expect(peak).toBe(1)
})

test('only the bad item fails when its error allows a retry item by item', async () => {
  const refuseThree = createBatcher<number, number>({
    maxSize: 10,
    run: async (items) => {
      await pause(1)
      if (items.includes(3)) throw new Error('three')
      return items
    },
    canRetryItems: () => true,
  })
  const results = await Promise.allSettled([1, 2, 3, 4].map(refuseThree))
  expect(results.map((result) => result.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('any other error rejects the whole batch, and the next batch runs', async () => {
  let runs = 0
  const flaky = createBatcher<number, number>({
    maxSize: 10,
    run: async (items) => {
      runs += 1
      await pause(1)
      if (runs === 1) throw new Error('gone')
      return items
    },
  })
  const results = await Promise.allSettled([1, 2].map(flaky))
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected'])
  expect(await flaky(3)).toBe(3)
  expect(runs).toBe(2)
})

test('an error that affects every item also rejects the waiting items', async () => {
  let runs = 0
  const failing = createBatcher<number, number>({
    maxSize: 1,
    run: async (items) => {
      runs += 1
      await pause(1)
      if (runs === 1) throw new Error('failing')
      return items
    },
    affectsAll: () => true,
  })
  const results = await Promise.allSettled([1, 2, 3].map(failing))
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await failing(4)).toBe(4)
  expect(runs).toBe(2)
})

test('the next batch is sent before the callers of the last one continue', async () => {
  const order: string[] = []
  const same = createBatcher<number, number>({
    maxSize: 1,
    run: async (items) => {
      // Like a pool that passes the statement to its connection only in the next tick.
      await new Promise<void>((resolve) => process.nextTick(resolve))
      order.push(`sent ${items.join()}`)
      await pause(1)
      return items
    },
  })
  await Promise.all(
    [1, 2].map(async (item) => {
      await same(item)
      order.push(`continued ${item}`)
    }),
  )
  expect(order).toEqual(['sent 1', 'sent 2', 'continued 1', 'continued 2'])
})
