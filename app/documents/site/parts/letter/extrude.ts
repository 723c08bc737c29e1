type Point = readonly [x: number, y: number]

/**
 * The visible sides of an extruded letter: those that face sideways, and those that face up or
 * down.
 */
export type Thickness = { across: string; along: string }

/**
 * Extrudes outlines by `depth`, [x, y] in font units, and returns the visible sides as SVG paths.
 */
export function extrude(outlines: readonly string[], depth: Point): Thickness {
  const edges = outlines.map(readPoints).flatMap(edgesOf)
  const faces = edges.filter((edge) => uncovered(edge, depth) > 0)
  const draw = (picked: readonly Edge[]) => picked.map((edge) => drawFace(edge, depth)).join('')
  return {
    across: draw(faces.filter(isSteep)),
    along: draw(faces.filter((edge) => !isSteep(edge))),
  }
}

type Edge = { from: Point; to: Point }

function readPoints(outline: string): Point[] {
  const numbers = outline.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ])
}

function edgesOf(points: readonly Point[]): Edge[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length]
    return to ? [{ from, to }] : []
  })
}

function uncovered({ from, to }: Edge, [dx, dy]: Point): number {
  return dx * (from[1] - to[1]) + dy * (to[0] - from[0])
}

function isSteep({ from, to }: Edge): boolean {
  return Math.abs(to[1] - from[1]) >= Math.abs(to[0] - from[0])
}

function drawFace({ from, to }: Edge, [dx, dy]: Point): string {
  return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}l${dx} ${dy}L${from[0] + dx} ${from[1] + dy}Z`
}
