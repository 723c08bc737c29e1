import type { CodeLevel } from './code-capacity.ts'

/** The squares of a code, row by row; true is dark. No margin. */
export type CodeMatrix = { dark: readonly (readonly boolean[])[]; level: CodeLevel }

/** The side of each of the three finder patterns in the corners, in squares. */
export const eyeSize = 7

/** Whether a square is part of one of the three patterns in the corners. */
export function isInEye(row: number, column: number, size: number): boolean {
  const far = size - eyeSize
  return (row < eyeSize && (column < eyeSize || column >= far)) || (row >= far && column < eyeSize)
}
