import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import { addLead } from '#server/leads/lead-store.ts'
import { sampleInsert } from './sample-insert.ts'

/** The median in milliseconds. */
export function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function round(ms: number): number {
  return Number(ms.toFixed(1))
}

/** Milliseconds of a visitor's leads, one after another, until `isOver`. */
export async function storeLeads(database: Database, isOver: (count: number) => boolean) {
  const times: number[] = []
  while (!isOver(times.length)) {
    times.push(
      await timeOf(async () => {
        const { kind } = await addLead(database, sampleInsert())
        if (kind !== 'added') throw new Error(`A lead was ${kind}`)
      }),
    )
    await sleep(5)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return {
    leads: times.length,
    'p50 ms': round(median(times)),
    'p99 ms': round(sorted[Math.floor(times.length * 0.99)] ?? 0),
  }
}
