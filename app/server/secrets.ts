import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits, base64url: 43 characters. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * SHA-256 in hex. Tokens and codes are stored only as this hash, so that a copy of the database
 * does not allow signing in. Random secrets need no salt.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/**
 * No vowels, so that codes are not words, and no letters that look like another letter or a digit.
 */
const codeLetters = 'BCDFGHJKMNPQRTVWXY'

/** A random code of 66 bits that can be read aloud: 'BCDF-GHJK-MNPQ-RTVW'. */
export function makeCode(): string {
  const group = () =>
    Array.from({ length: 4 }, () => codeLetters[randomInt(codeLetters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** Accepts the code as typed: any case, with or without dashes and spaces. */
export function hashCode(typed: string): string {
  return hashSecret(typed.toUpperCase().replaceAll(/[^A-Z]/g, ''))
}
