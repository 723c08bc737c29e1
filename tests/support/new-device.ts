import { randomBytes } from 'node:crypto'

/** A device that has never signed in. */
export function newDevice() {
  return { id: randomBytes(16).toString('base64url'), isKnown: false }
}
