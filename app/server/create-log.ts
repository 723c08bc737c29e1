import { writeSync } from 'node:fs'
import { pino, type Logger } from 'pino'
import type { Env } from './env.ts'

/**
 * JSON lines on standard output. Where they cannot be written, as in a file on a full or read-only
 * disk, they are lost and the site goes on: pino's own output ends the process with such an error,
 * and tries without end to write what it holds.
 */
export function createLog({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>): Logger {
  return pino({ level: LOG_LEVEL, base: null }, { write: writeLine })
}

function writeLine(line: string): void {
  try {
    writeSync(process.stdout.fd, line)
  } catch {
    // There is nowhere left to say it.
  }
}
