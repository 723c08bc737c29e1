import { randomBytes } from 'node:crypto'

/** A browser that was never here. */
export function newDevice() {
  return { id: randomBytes(16).toString('base64url'), isKnown: false }
}
