import type { Logger } from 'pino'
import { describeError } from './describe-error.ts'

/**
 * Ends the process after an uncaught error, because its state is unknown by then. Logs one line
 * without visitor text. The process manager has to restart the site; the database keeps running.
 */
export function endOnUncaughtErrors(log: Pick<Logger, 'fatal'>): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'uncaught', ...describeError(error) })
    process.exit(1)
  })
}
