import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

export const leakedPasswordsPath = join(packageRoot, 'app/server/admins/leaked-passwords.bin')

/**
 * Bits and hashes of a Bloom filter: of 100,000 passwords none is missed, and one password in
 * 10,000 is taken for one of them.
 */
export const filterSize = { bits: 1_917_000, hashes: 13 } as const

/** The bits that a password sets, by two halves of its SHA-256 (Kirsch and Mitzenmacher). */
export function bitsOf(password: string): number[] {
  const digest = createHash('sha256').update(password.toLowerCase()).digest()
  const first = digest.readUInt32LE(0)
  const step = digest.readUInt32LE(4) | 1
  return Array.from(
    { length: filterSize.hashes },
    (_, index) => (first + index * (step >>> 0)) % filterSize.bits,
  )
}

let filter: Buffer | undefined

/**
 * Whether a password is one of the 100,000 leaked most often, whatever its case, or two of them in a
 * row (requirements 7.1).
 */
export function isLeaked(password: string): boolean {
  if (holds(password)) return true
  const letters = Array.from(password)
  return letters.some(
    (_, at) =>
      at >= shortestPart &&
      letters.length - at >= shortestPart &&
      holds(letters.slice(0, at).join('')) &&
      holds(letters.slice(at).join('')),
  )
}

/** Shorter parts of good passwords are in the list by chance. */
const shortestPart = 6

function holds(password: string): boolean {
  filter ??= readFileSync(leakedPasswordsPath)
  const bytes = filter
  return bitsOf(password).every((bit) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1)
}
