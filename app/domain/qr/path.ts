/**
 * Outlines in the path syntax of SVG, with only absolute M, L, C, Q and Z: a canvas accepts them as
 * they are, and a PDF after a few replacements. Units are squares of the code.
 */
export type Path = string

/** The length of the Bézier handles of a quarter circle, in radii (4/3 · (√2 − 1)). */
const handle = 0.5523

export type Point = readonly [x: number, y: number]

function moveTo([x, y]: Point): Path {
  return `M${round(x)} ${round(y)}`
}

function lineTo([x, y]: Point): Path {
  return `L${round(x)} ${round(y)}`
}

/** A quarter circle from one point to another, bulging towards the corner between them. */
function quarterTo(from: Point, corner: Point, to: Point): Path {
  const one = towards(from, corner, handle)
  const other = towards(to, corner, handle)
  return `C${[...one, ...other, ...to].map(round).join(' ')}`
}

function towards([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share]
}

type Corner = { at: Point; radius: number }

/** A closed outline with each corner rounded by its radius. */
export function roundedOutline(corners: readonly Corner[]): Path {
  const parts = corners.map(({ at, radius }, index) => {
    const before = corners.at(index - 1)?.at ?? at
    const after = corners[(index + 1) % corners.length]?.at ?? at
    const start = radius === 0 ? at : along(at, before, radius)
    const arrive = index === 0 ? moveTo(start) : lineTo(start)
    return radius === 0 ? arrive : arrive + quarterTo(start, at, along(at, after, radius))
  })
  return `${parts.join('')}Z`
}

/** The point at a distance from the first one, in the direction of the second one. */
function along([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - x, toY - y)
  return [x + ((toX - x) / length) * distance, y + ((toY - y) / length) * distance]
}

type Box = { x: number; y: number; width: number; height: number }

/** Radii clockwise from the corner with the smallest x and y. */
export type Radii = readonly [number, number, number, number]

/** `isHole`: drawn in the opposite direction, which cuts the shape out of one that surrounds it. */
export function box({ x, y, width, height }: Box, radii: Radii, isHole = false): Path {
  const corners: Corner[] = [
    { at: [x, y], radius: radii[0] },
    { at: [x + width, y], radius: radii[1] },
    { at: [x + width, y + height], radius: radii[2] },
    { at: [x, y + height], radius: radii[3] },
  ]
  return roundedOutline(isHole ? corners.toReversed() : corners)
}

export function circle([x, y]: Point, radius: number, isHole = false): Path {
  const all: Radii = [radius, radius, radius, radius]
  return box({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, all, isHole)
}

/** Moves and scales a path. */
export function placePath(path: Path, { x, y, scale }: { x: number; y: number; scale: number }) {
  let isX = false
  return path.replaceAll(/-?[\d.]+/g, (number) => {
    isX = !isX
    return String(round(Number(number) * scale + (isX ? x : y)))
  })
}

/** A hundredth of a square is far finer than a printer can show. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
