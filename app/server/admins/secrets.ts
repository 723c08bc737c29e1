import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens and codes are stored only like this: whoever reads the database cannot sign in with what it holds. No salt is needed for random ones. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** No vowels (no words), no letters that look like another or like a digit. */
const codeLetters = 'BCDFGHJKMNPQRTVWXY'

/** 66 bits that can be read aloud: 'BCDF-GHJK-MNPQ-RTVW'. */
export function makeCode(): string {
  const group = () =>
    Array.from({ length: 4 }, () => codeLetters[randomInt(codeLetters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** As typed: any case, with or without dashes and spaces. */
export function hashCode(typed: string): string {
  return hashSecret(typed.toUpperCase().replaceAll(/[^A-Z]/g, ''))
}
