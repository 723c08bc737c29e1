import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { addressFindings, type AddressFinding } from './address-finding.ts'

/** In DATA_DIR, for the next start and for `npm run doctor`. */
const fileName = 'address-finding'

/** Returns a function that keeps what is found about addresses; it never throws. */
export function keepFinding({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) {
  return (finding: AddressFinding | null): void => {
    try {
      writeFileSync(join(DATA_DIR, fileName), finding ?? '')
    } catch {
      // On a full or read-only disk it is logged, and shown in the admin area.
    }
  }
}

/** What the running site, or the last one, found. */
export function keptFinding({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): AddressFinding | null {
  try {
    const kept = readFileSync(join(DATA_DIR, fileName), 'utf8')
    return addressFindings.find((finding) => finding === kept) ?? null
  } catch {
    return null
  }
}
