import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { isWorking, type WorkingState } from '#domain/leads/import/import-state.ts'
import type { Database } from '#server/db/database.ts'
import { describeError } from '#server/describe-error.ts'
import { checkImport } from './check-import.ts'
import {
  breakImport,
  claimImport,
  releaseImports,
  type Claim,
  type ImportRow,
} from './import-store.ts'
import { BrokenTableError } from './read-table.ts'
import { runImport, undoImport } from './run-import.ts'

export type Imports = {
  /** Looks for work now. Resolves when there is none left. */
  work(): Promise<void>
  start(): void
  stop(): void
}

/** Milliseconds after which a node looks for an import that was left by a stop. */
const lookEvery = 15_000

const steps: Record<
  WorkingState,
  (database: Database, job: { claim: Claim; row: ImportRow }) => Promise<void>
> = {
  checking: checkImport,
  importing: runImport,
  undoing: undoImport,
}

/** Imports in the background (requirements 4.16), one at a time on each node, and each by one node. */
export function createImports({ database, log }: { database: Database; log: Logger }): Imports {
  const worker = randomUUID()
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isAsked = false
  let isStopped = false

  async function work(): Promise<void> {
    while (!isStopped) {
      const row = await claimImport(database, worker)
      if (row === null || !isWorking(row.state)) return
      const claim = { id: row.id, state: row.state, rowsDone: row.rowsDone, worker }
      try {
        await steps[row.state](database, { claim, row })
      } catch (error) {
        if (!(error instanceof BrokenTableError)) throw error
        await breakImport(database, claim, error.row)
      }
    }
  }

  /** Looks once more if it was asked to while it looked. */
  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false
      await work().catch((error: unknown) =>
        log.warn({ event: 'import-failed', error: describeError(error) }),
      )
    }
    running = null
  }

  const imports: Imports = {
    work: () => {
      isAsked = true
      return (running ??= run())
    },
    start: () => {
      timer = setInterval(() => void imports.work(), lookEvery).unref()
      void imports.work()
    },
    stop: () => {
      isStopped = true
      clearInterval(timer)
      void releaseImports(database, worker).catch(() => {})
    },
  }
  return imports
}
