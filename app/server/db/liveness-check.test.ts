import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLivenessCheck, maxSilence } from './liveness-check.ts'

/** Milliseconds between two checks. */
const interval = 250
/** Milliseconds after which a probe gives up. */
const giveUp = 2_000

/** A server, and a process whose clock and pauses the test controls. */
function watchServer({ isAlive }: { isAlive: boolean }) {
  let time = 0
  let probes: { startedAt: number; settle: (hasResponded: boolean) => void }[] = []
  let ended = 0
  const isUnresponsive = createLivenessCheck({
    now: () => time,
    responds: () => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      probes.push({ startedAt: time, settle: resolve })
      return promise
    },
  })

  /** A probe that is older than its limit fails, even if its response has arrived meanwhile. */
  async function settleProbes(): Promise<void> {
    const open = probes
    probes = []
    for (const probe of open) {
      const isLate = time - probe.startedAt >= giveUp
      if (isLate || isAlive) probe.settle(isAlive && !isLate)
      else probes.push(probe)
    }
    await setImmediate()
  }

  /** Runs for so many milliseconds. Each step is as long as `step`, the time between two checks. */
  async function run(milliseconds: number, step = interval): Promise<number> {
    for (const end = time + milliseconds; time < end;) {
      if (isUnresponsive()) ended += 1
      time += step
      await settleProbes()
    }
    return ended
  }

  return { run }
}

test('a server that responds is left alone', async () => {
  expect(await watchServer({ isAlive: true }).run(60_000)).toBe(0)
})

// Proves 11.3.7.
test('a silent server is ended after its time, and again after as long', async () => {
  const server = watchServer({ isAlive: false })
  expect(await server.run(maxSilence - interval)).toBe(0)
  expect(await server.run(interval * 2)).toBe(1)
  expect(await server.run(maxSilence)).toBe(2)
})

test.each([1_250, 4_000, 13_000, 60_000])(
  'pauses of %i ms in which this process cannot read a response end no server',
  async (pause) => {
    const server = watchServer({ isAlive: true })
    await server.run(3_000)
    expect(await server.run(pause * 20, pause)).toBe(0)
    expect(await server.run(30_000)).toBe(0)
  },
)

test('a server that falls silent in a pause is ended by a probe after it', async () => {
  const server = watchServer({ isAlive: false })
  expect(await server.run(120_000, 60_000)).toBe(0)
  expect(await server.run(maxSilence * 2)).toBe(1)
})
