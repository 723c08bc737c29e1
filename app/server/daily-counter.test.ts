import { expect, test } from 'vitest'
import { createDailyCounter } from './daily-counter.ts'

test('a flush waits for the one that runs, so that what was counted is stored after it', async () => {
  const stored: number[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const counter = createDailyCounter<{ count: number }>({
    keyOf: () => '',
    store: async (rows) => {
      await released
      stored.push(...rows.map(({ count }) => count))
    },
    log: { warn: () => {} },
    failureEvent: '',
  })
  counter.add({ count: 3 })
  const first = counter.flush()
  const second = counter.flush().then(() => [...stored])
  release()
  expect(await second).toEqual([3])
  await first
  await counter.stop()
})
