import { expect, test } from 'vitest'
import { createRelease } from './release-memory.ts'

const megabyte = 1024 * 1024

/** A process that holds `held` megabytes, of which a collection leaves `left`. */
function startProcess({ held, left }: { held: number; left: number }) {
  const state = { held, time: 0, collections: 0 }
  const release = createRelease({
    memory: () => state.held * megabyte,
    collect: () => {
      state.collections += 1
      state.held = left
    },
    now: () => state.time,
  })
  return { state, release }
}

test.each([
  { held: 180, use: 0, collections: 0 },
  { held: 181, use: 0, collections: 1 },
  { held: 181, use: 0.1, collections: 1 },
  { held: 181, use: 0.11, collections: 0 },
])('with $held MB and $use of its time in use a process collects $collections times', (row) => {
  const { state, release } = startProcess({ held: row.held, left: 150 })
  release(row.use)
  expect(state.collections).toBe(row.collections)
})

test('a collection that changes little is repeated after ten minutes, another after each burst', () => {
  const full = startProcess({ held: 300, left: 200 })
  full.release(0)
  full.state.time = 599_999
  full.release(0)
  expect(full.state.collections).toBe(1)
  full.state.time = 600_000
  full.release(0)
  expect(full.state.collections).toBe(2)
  const burst = startProcess({ held: 300, left: 150 })
  burst.release(0)
  burst.state.held = 300
  burst.release(0)
  expect(burst.state.collections).toBe(2)
})
