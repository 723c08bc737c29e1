import type { Letter } from '#catalog/letters.ts'
import { letterShapes } from './letter-shapes.ts'

/** Whether there is a solid of this sign. */
export function isLetter(sign: string): sign is Letter {
  return Object.hasOwn(letterShapes, sign)
}
