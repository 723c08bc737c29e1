import { pino } from 'pino'
import { startDatabase } from '#server/db/start-database.ts'

/**
 * A process that runs the database of a folder until it is stopped or killed: `node
 * tests/support/hold-database.ts <folder>`. Prints 'ready' or the reason for a failure.
 */
try {
  const database = await startDatabase({
    env: { DATA_DIR: process.argv[2] ?? '' },
    log: pino({ level: 'silent' }),
  })
  process.once('SIGTERM', () => void database.stop().then(() => process.exit()))
  console.log('ready')
} catch (error) {
  console.log(String(error))
  process.exitCode = 1
}
