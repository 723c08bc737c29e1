import type { Logger } from 'pino'
import { describeError } from './describe-error.ts'

/**
 * Ends the process after an error that nobody caught, in whatever state it left: with one line in the
 * log, without what visitors typed. Whoever runs the site starts it again; the database goes on.
 */
export function endOnUncaughtErrors(log: Pick<Logger, 'fatal'>): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'uncaught', ...describeError(error) })
    process.exit(1)
  })
}
