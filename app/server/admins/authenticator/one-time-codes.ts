import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { timeStep, truncate } from '#domain/admins/one-time-code.ts'

/** 160 random bits, as RFC 4226 recommends. */
export function makeCodeSecret(): Buffer {
  return randomBytes(20)
}

/** The code of a secret at a time step (RFC 6238 with SHA-1, six digits). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  return truncate(createHmac('sha1', secret).update(counter).digest())
}

/**
 * Steps before and after the current one whose codes are valid too, because clocks differ and
 * typing takes time.
 */
const allowedDrift = 1

/**
 * The time step of a typed code; null if the code is wrong or not later than the last used one,
 * because a code works once (requirements 7.7).
 */
export function matchCode(
  secret: Uint8Array,
  typed: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  const code = Buffer.from(typed.replaceAll(/\s/g, ''))
  const current = timeStep(now)
  const steps = Array.from(
    { length: 2 * allowedDrift + 1 },
    (_, index) => current - allowedDrift + index,
  )
  const matching = steps.filter((step) => {
    const expected = Buffer.from(codeAt(secret, step))
    return code.length === expected.length && timingSafeEqual(code, expected)
  })
  return matching.find((step) => step > lastStep) ?? null
}
