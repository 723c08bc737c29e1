import type { DotShape } from './code-style.ts'
import { box, circle, type Path } from './path.ts'
import { traceSquares, type IsFilled } from './trace-squares.ts'

/** In squares. Smaller dots and bars are harder to scan. */
const dotRadius = 0.46
const barWidth = 0.84

const painters: Record<DotShape, (size: number, isFilled: IsFilled) => Path> = {
  square: (size, isFilled) => traceSquares(size, isFilled, () => 0),
  round: (size, isFilled) =>
    traceSquares(size, isFilled, ({ isConvex }) => (isConvex ? 0.5 : 0.22)),
  // The corner between the top and the end of a row, as on the panels of the site.
  balcony: (size, isFilled) =>
    traceSquares(size, isFilled, ({ arrive, isConvex }) => (isConvex && arrive === 0 ? 0.85 : 0)),
  dot: (size, isFilled) =>
    eachSquare(size, isFilled, (row, column) => circle([column + 0.5, row + 0.5], dotRadius)),
  bar: (size, isFilled) =>
    eachSquare(size, isFilled, (row, column) =>
      isFilled(row - 1, column) ? '' : bar({ row, column, isFilled }),
    ),
}

/** The squares of a code without its eyes, `size` along each side. */
export function drawDots(shape: DotShape, size: number, isFilled: IsFilled): Path {
  return painters[shape](size, isFilled)
}

function eachSquare(
  size: number,
  isFilled: IsFilled,
  draw: (row: number, column: number) => Path,
): Path {
  const places = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size])
  return places
    .map(([row = 0, column = 0]) => (isFilled(row, column) ? draw(row, column) : ''))
    .join('')
}

/** A run of filled squares below each other, as one upright bar. */
function bar({ row, column, isFilled }: { row: number; column: number; isFilled: IsFilled }): Path {
  let end = row
  while (isFilled(end, column)) end += 1
  const gap = (1 - barWidth) / 2
  const radius = barWidth / 2
  return box({ x: column + gap, y: row + gap, width: barWidth, height: end - row - gap * 2 }, [
    radius,
    radius,
    radius,
    radius,
  ])
}
