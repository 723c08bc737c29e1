import { writeSync } from 'node:fs'
import { pino, type Logger } from 'pino'
import type { Env } from './env.ts'

/**
 * JSON lines on standard output. Lines that cannot be written, for example to a file on a full or
 * read-only disk, are lost and the site keeps running. Pino's own destination would end the process
 * with such an error, or retry its buffer forever.
 */
export function createLog({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>): Logger {
  return pino({ level: LOG_LEVEL, base: null }, { write: writeLine })
}

function writeLine(line: string): void {
  try {
    writeSync(process.stdout.fd, line)
  } catch {
    // There is nowhere left to report it.
  }
}
