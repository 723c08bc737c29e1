import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#server/package-root.ts'

export const leakedPasswordsPath = join(
  packageRoot,
  'app/server/admins/passwords/leaked-passwords.bin',
)

/** The size of a Bloom filter for 100,000 passwords with a false positive rate of one in 10,000. */
export const filterSize = { bits: 1_917_000, hashes: 13 } as const

/**
 * The bits that a password sets, computed from two parts of its SHA-256 (Kirsch and Mitzenmacher).
 */
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
 * Whether a password, in any case, is one of the 100,000 most often leaked, or two of them joined
 * (requirements 7.1).
 */
export function isLeaked(password: string): boolean {
  if (contains(password)) return true
  const letters = Array.from(password)
  return letters.some(
    (_, at) =>
      at >= minPartLength &&
      letters.length - at >= minPartLength &&
      contains(letters.slice(0, at).join('')) &&
      contains(letters.slice(at).join('')),
  )
}

/** Shorter parts of good passwords are in the filter by chance. */
const minPartLength = 6

function contains(password: string): boolean {
  filter ??= readFileSync(leakedPasswordsPath)
  const bytes = filter
  return bitsOf(password).every((bit) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1)
}
