import type { Letter } from '#catalog/letters.ts'
import { letterShapes } from './letter-shapes.ts'

/** Whether letterShapes has this character. */
export function isLetter(character: string): character is Letter {
  return Object.hasOwn(letterShapes, character)
}
