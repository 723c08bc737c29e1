import { readFileSync } from 'node:fs'
import type { Outline } from '../letters/glyphs.ts'

// SAFETY: letters/unite.py writes exactly this shape.
export const outlines = JSON.parse(
  readFileSync(new URL('../letters/outlines.json', import.meta.url), 'utf8'),
) as Record<string, Outline>

export function requireOutline(letter: string): Outline {
  const outline = outlines[letter]
  if (outline === undefined) throw new Error(`No outline of ${letter} in letters/outlines.json`)
  return outline
}

export type Placed = { letter: string; size: number; x: number; y: number }

export function bounds(letter: string): {
  left: number
  right: number
  bottom: number
  top: number
} {
  const knots = requireOutline(letter).contours.flat()
  const xs = knots.map(([point]) => point[0] ?? 0)
  const ys = knots.map(([point]) => point[1] ?? 0)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
}

/** The letter as an SVG path, centred on x, with its baseline at y. */
export function letterPath(placed: Placed): string {
  const place = placer(placed)
  return requireOutline(placed.letter)
    .contours.map((contour) => {
      const sides = contour.map(([, , out], index) => {
        const [point, into] = contour[(index + 1) % contour.length] ??
          contour[0] ?? [
            [0, 0],
            [0, 0],
          ]
        return `C${place(out)} ${place(into)} ${place(point)}`
      })
      return `M${place(contour[0]?.[0] ?? [0, 0])}${sides.join('')}Z`
    })
    .join('')
}

export function placer({ letter, size, x, y }: Placed): (point: readonly number[]) => string {
  const { left, right, bottom } = bounds(letter)
  const round = (value: number): string => value.toFixed(1)
  return ([px = 0, py = 0]) =>
    `${round(x + (px - (left + right) / 2) * size)} ${round(y - (py - bottom) * size)}`
}

type Sides = { face: string; side: string; depth: number; dx: number; dy: number }

/** An extruded letter as SVG: its face, and the sides that run back from it. */
export function letterSlab(placed: Placed, { face, side, depth, dx, dy }: Sides): string {
  const path = letterPath(placed)
  const layers = Array.from({ length: Math.ceil(depth / 1.5) }, (_, index) => {
    const back = depth - index * 1.5
    return `<path d="${path}" transform="translate(${(dx * back).toFixed(1)} ${(dy * back).toFixed(1)})"/>`
  })
  return `<g fill="${side}">${layers.join('')}</g><path d="${path}" fill="${face}"/>`
}
