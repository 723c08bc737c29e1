import type { CodeStyle } from './code-style.ts'
import { circle, type Path, type Point } from './path.ts'
import type { IsFilled } from './trace-squares.ts'

/** The distance between the content of the middle and the nearest square, in squares. */
const gap = 0.5

export type MiddleBox = { x: number; y: number; width: number; height: number }

export type ClearedMiddle = {
  /** The squares that are left out to make room for it. */
  isCleared: IsFilled
  /** The dagesh; '' where there is none. */
  dagesh: Path
  /** The place of the logo; null: there is none. */
  logo: MiddleBox | null
}

type Props = { style: Pick<CodeStyle, 'middle' | 'middleSize'>; size: number; logoAspect: number }

/** Makes room in the middle of a code. `logoAspect`: width divided by height. */
export function clearMiddle({ style, size, logoAspect }: Props): ClearedMiddle {
  const centre = size / 2
  const side = (size * style.middleSize) / 100
  if (style.middle === 'dagesh')
    return {
      isCleared: (row, column) =>
        Math.hypot(row + 0.5 - centre, column + 0.5 - centre) < side / 2 + gap,
      dagesh: circle(centreOf(size), side / 2 - gap / 2),
      logo: null,
    }
  if (style.middle === 'logo') {
    const width = logoAspect >= 1 ? side : side * logoAspect
    const height = logoAspect >= 1 ? side / logoAspect : side
    return {
      isCleared: (row, column) =>
        Math.abs(column + 0.5 - centre) < width / 2 + gap &&
        Math.abs(row + 0.5 - centre) < height / 2 + gap,
      dagesh: '',
      logo: { x: centre - width / 2, y: centre - height / 2, width, height },
    }
  }
  return { isCleared: () => false, dagesh: '', logo: null }
}

function centreOf(size: number): Point {
  return [size / 2, size / 2]
}

/** The share of the data squares that the middle covers, 0 to 1. */
export function coveredShare(middle: ClearedMiddle, size: number): number {
  let covered = 0
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) if (middle.isCleared(row, column)) covered += 1
  // The three eyes and the light squares beside them hold no data.
  return covered / (size * size - 3 * 64)
}
