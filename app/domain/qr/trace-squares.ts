import { roundedOutline, type Path, type Point } from './path.ts'

/** Whether a square is filled. Squares outside the code are not. */
export type IsFilled = (row: number, column: number) => boolean

/** The radius of a corner, from the directions in which the outline arrives and leaves. */
export type RadiusOf = (turn: { arrive: Direction; leave: Direction; isConvex: boolean }) => number

/** 0 along the row, 1 down, 2 back, 3 up: clockwise, with the filled side on the right. */
type Direction = 0 | 1 | 2 | 3

const steps: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

type Edge = { x: number; y: number; direction: Direction }

/**
 * The outlines of all filled squares, one for each connected group: separate squares side by side
 * would show hairlines between them on a screen. Squares that only touch at a corner stay separate.
 */
export function traceSquares(size: number, isFilled: IsFilled, radiusOf: RadiusOf): Path {
  const remaining = new Map(findEdges(size, isFilled).map((edge) => [keyOf(edge), edge]))
  let path = ''
  for (const first of remaining.values()) {
    const loop = followLoop(first, remaining)
    path += outlineOf(loop, radiusOf)
  }
  return path
}

function findEdges(size: number, isFilled: IsFilled): Edge[] {
  const edges: Edge[] = []
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (!isFilled(y, x)) continue
      if (!isFilled(y - 1, x)) edges.push({ x, y, direction: 0 })
      if (!isFilled(y, x + 1)) edges.push({ x: x + 1, y, direction: 1 })
      if (!isFilled(y + 1, x)) edges.push({ x: x + 1, y: y + 1, direction: 2 })
      if (!isFilled(y, x - 1)) edges.push({ x, y: y + 1, direction: 3 })
    }
  return edges
}

/** Returns the edges of one outline in order, and removes them from `remaining`. */
function followLoop(first: Edge, remaining: Map<string, Edge>): Edge[] {
  const loop: Edge[] = []
  let edge = first
  do {
    loop.push(edge)
    edge = nextEdge(edge, remaining)
  } while (edge !== first)
  for (const each of loop) remaining.delete(keyOf(each))
  return loop
}

/** Tries the turn to the right first, which separates squares that only touch at a corner. */
function nextEdge({ x, y, direction }: Edge, remaining: ReadonlyMap<string, Edge>): Edge {
  const [dx, dy] = steps[direction] ?? [0, 0]
  for (const turn of [1, 0, 3]) {
    // SAFETY: a remainder of 4.
    const next = ((direction + turn) % 4) as Direction
    const found = remaining.get(keyOf({ x: x + dx, y: y + dy, direction: next }))
    if (found) return found
  }
  throw new Error('The outline of squares is open')
}

function outlineOf(loop: readonly Edge[], radiusOf: RadiusOf): Path {
  const corners = loop.flatMap((edge, index) => {
    const arrive = (loop.at(index - 1) ?? edge).direction
    const leave = edge.direction
    if (arrive === leave) return []
    const isConvex = (arrive + 1) % 4 === leave
    const at: Point = [edge.x, edge.y]
    return [{ at, radius: radiusOf({ arrive, leave, isConvex }) }]
  })
  return roundedOutline(corners)
}

function keyOf({ x, y, direction }: Edge): string {
  return `${x},${y},${direction}`
}
