import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createBatcher } from '../batcher.ts'
import type { Database } from '../db/database.ts'
import { saveOutcomes, type Outcome, type EmailOutcome } from './email-store.ts'

const retryPauseMs = 1_000
const attemptsWhenStopping = 3

/** Stores outcomes in batches and retries until the database accepts them. */
export function createOutcomeWriter({ database, log }: { database: Database; log: Logger }) {
  const unwritten = new Map<string, Outcome>()
  let isStopping = false

  const write = createBatcher<EmailOutcome, void>({
    maxSize: 200,
    run: async (outcomes) => {
      await saveOutcomes(database, outcomes)
      return outcomes.map(() => undefined)
    },
  })

  async function add(id: string, outcome: Outcome): Promise<void> {
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
        if (isStopping && tries >= attemptsWhenStopping) break
        await sleep(retryPauseMs, undefined, { ref: false })
      }
    }
    unwritten.delete(id)
    if (unwritten.size === 0) for (const resolve of idle.splice(0)) resolve()
  }

  const idle: (() => void)[] = []

  return {
    add: (id: string, outcome: Outcome) => void add(id, outcome),
    /** Whether the outcome of an email is not stored yet, so that it must not be sent again. */
    isUnwritten: (id: string) => unwritten.has(id),
    stop: async () => {
      isStopping = true
      if (unwritten.size > 0) await new Promise<void>((resolve) => idle.push(resolve))
    },
  }
}
