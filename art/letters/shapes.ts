/**
 * Writes the letters that pages show as solids, from outlines.json: `node art/letters/shapes.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outline } from './glyphs.ts'

type Knot = Outline['contours'][number][number]
type Point = readonly [x: number, y: number]

const unit = 640
const stepsPerCurve = 6

// SAFETY: glyphs.ts writes this file.
const outlines = JSON.parse(
  readFileSync(join(import.meta.dirname, 'outlines.json'), 'utf8'),
) as Record<string, Outline>

function place([x = 0, y = 0]: readonly number[]): Point {
  return [Math.round(x * unit), Math.round(-y * unit)]
}

function isSame(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

function pairs(contour: readonly Knot[]): [Knot, Knot][] {
  return contour.flatMap((knot, index) => {
    const next = contour[(index + 1) % contour.length]
    return next ? [[knot, next] as [Knot, Knot]] : []
  })
}

function drawContour(contour: readonly Knot[]): string {
  const curves = pairs(contour).map(([from, to]) => {
    const [start, out, into, end] = [place(from[0]), place(from[2]), place(to[1]), place(to[0])]
    const isLine = isSame(start, out) && isSame(into, end)
    return isLine
      ? `L${end.join(' ')}`
      : `C${[out, into, end].map((point) => point.join(' ')).join(' ')}`
  })
  return `M${place(contour[0]?.[0] ?? []).join(' ')}${curves.join('')}Z`
}

function curveAt([p0, p1, p2, p3]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t
  const along = (axis: 0 | 1) =>
    s ** 3 * p0[axis] + 3 * s * s * t * p1[axis] + 3 * s * t * t * p2[axis] + t ** 3 * p3[axis]
  return [Math.round(along(0)), Math.round(along(1))]
}

function flattenContour(contour: readonly Knot[]): Point[] {
  return pairs(contour).flatMap(([from, to]) => {
    const curve = [place(from[0]), place(from[2]), place(to[1]), place(to[0])] as const
    const isLine = isSame(curve[0], curve[1]) && isSame(curve[2], curve[3])
    const steps = isLine ? 1 : stepsPerCurve
    return Array.from({ length: steps }, (_, step) => curveAt(curve, (step + 1) / steps))
  })
}

function shapeOf({ contours }: Outline) {
  const polygons = contours.map(flattenContour)
  const xs = polygons.flat().map(([x]) => x)
  const ys = polygons.flat().map(([, y]) => y)
  return {
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    face: contours.map(drawContour).join(''),
    outline: polygons.map((polygon) => polygon.flat().join(' ')),
  }
}

const letters = Object.entries(outlines).filter(
  ([letter]) => /^[א-ת]$/.test(letter) && !/[םןךףץ]/.test(letter),
)
const table = Object.fromEntries(letters.map(([letter, outline]) => [letter, shapeOf(outline)]))
writeFileSync(
  join(import.meta.dirname, '../../app/documents/site/parts/letter/letter-shapes.ts'),
  `import type { Letter } from '#catalog/letters.ts'

/** Drawn by art/letters/shapes.ts from the display face. The base line is at 0, up is negative. */
export const letterShapes = ${JSON.stringify(table, null, 2)} as const satisfies Record<Letter, unknown>
`,
)
