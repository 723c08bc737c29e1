import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

test('what arrives during a run travels in the next one, and each caller gets its own answer', async () => {
  const runs: number[] = []
  const double = createBatcher<number, number>({
    most: 10,
    run: async (items) => {
      runs.push(items.length)
      await pause(5)
      return items.map((item) => item * 2)
    },
  })
  const first = double(1)
  await pause(1)
  const rest = [2, 3, 4].map(double)
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8])
  expect(runs).toEqual([1, 3])
})

test('a batch is never larger than allowed, and lanes run side by side', async () => {
  let underWay = 0
  let peak = 0
  const sizes: number[] = []
  const same = createBatcher<number, number>({
    most: 4,
    lanes: 2,
    run: async (items) => {
      sizes.push(items.length)
      underWay += 1
      peak = Math.max(peak, underWay)
      await pause(2)
      underWay -= 1
      return items
    },
  })
  const items = Array.from({ length: 30 }, (_, index) => index)
  expect(await Promise.all(items.map(same))).toEqual(items)
  expect(Math.max(...sizes)).toBe(4)
  expect(peak).toBe(2)
})

test('one bad item fails alone when the error says so', async () => {
  const refuseThree = createBatcher<number, number>({
    most: 10,
    run: async (items) => {
      await pause(1)
      if (items.includes(3)) throw new Error('three')
      return items
    },
    isAboutOneItem: () => true,
  })
  const answers = await Promise.allSettled([1, 2, 3, 4].map(refuseThree))
  expect(answers.map((answer) => answer.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('another failure fails the whole batch once, and the next batch runs', async () => {
  let runs = 0
  const flaky = createBatcher<number, number>({
    most: 10,
    run: async (items) => {
      runs += 1
      await pause(1)
      if (runs === 1) throw new Error('gone')
      return items
    },
  })
  const answers = await Promise.allSettled([1, 2].map(flaky))
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected'])
  expect(await flaky(3)).toBe(3)
  expect(runs).toBe(2)
})

test('when all would wait in vain, those who wait fail with the batch', async () => {
  let runs = 0
  const away = createBatcher<number, number>({
    most: 1,
    run: async (items) => {
      runs += 1
      await pause(1)
      if (runs === 1) throw new Error('away')
      return items
    },
    isAboutAll: () => true,
  })
  const answers = await Promise.allSettled([1, 2, 3].map(away))
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await away(4)).toBe(4)
  expect(runs).toBe(2)
})
