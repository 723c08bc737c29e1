import { expect, test } from 'vitest'
import { createConcurrencyLimit, QueueFullError } from './concurrency-limit.ts'

test('two tasks run, three wait in order, the sixth is refused, and a failure frees its slot', async () => {
  const run = createConcurrencyLimit({ running: 2, waiting: 3 })
  const order: number[] = []
  const finish: (() => void)[] = []
  const work = (id: number) =>
    run(async () => {
      order.push(id)
      await new Promise<void>((resolve) => finish.push(resolve))
      if (id === 1) throw new Error('fault')
      return id
    })

  const all = [1, 2, 3, 4, 5, 6].map((id) => work(id).catch((error: unknown) => error))
  expect(await all[5]).toBeInstanceOf(QueueFullError)
  expect(order).toEqual([1, 2])

  while (order.length < 5 || finish.length > 0) {
    finish.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(await Promise.all(all.slice(1, 5))).toEqual([2, 3, 4, 5])
  expect(await all[0]).toBeInstanceOf(Error)
})
