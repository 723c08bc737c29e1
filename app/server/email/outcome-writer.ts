import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createBatcher } from '../batcher.ts'
import type { Database } from '../db/database.ts'
import { saveOutcomes, type Outcome, type EmailOutcome } from './email-store.ts'

const pause = 1_000
const triesWhenStopping = 3

/** Writes outcomes down, many at once, and keeps those that the database could not take until it can. */
export function createOutcomeWriter({ database, log }: { database: Database; log: Logger }) {
  const unwritten = new Map<string, Outcome>()
  let isStopping = false

  const write = createBatcher<EmailOutcome, void>({
    maxSize: 200,
    run: async (settled) => {
      await saveOutcomes(database, settled)
      return settled.map(() => undefined)
    },
  })

  async function settle(id: string, outcome: Outcome): Promise<void> {
    unwritten.set(id, outcome)
    for (let tries = 1; ; tries += 1) {
      try {
        await write({ id, outcome })
        break
      } catch (error) {
        log.warn({
          event: 'email-outcome-unwritten',
          email: id,
          error: error instanceof Error ? error.message : String(error),
        })
        if (isStopping && tries >= triesWhenStopping) break
        await sleep(pause, undefined, { ref: false })
      }
    }
    unwritten.delete(id)
    if (unwritten.size === 0) for (const resolve of idle.splice(0)) resolve()
  }

  const idle: (() => void)[] = []

  return {
    settle: (id: string, outcome: Outcome) => void settle(id, outcome),
    /** Known here, whatever the database still says: it must not be sent once more. */
    isSettled: (id: string) => unwritten.has(id),
    stop: async () => {
      isStopping = true
      if (unwritten.size > 0) await new Promise<void>((resolve) => idle.push(resolve))
    },
  }
}
