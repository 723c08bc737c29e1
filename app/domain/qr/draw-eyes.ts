import { eyeSize } from './code-matrix.ts'
import type { CodeStyle, EyeShape, PupilShape } from './code-style.ts'
import { box, type Path, type Radii } from './path.ts'

/** Radii of the ring outside and inside, and of the pupil, in squares. */
const ringRadii: Record<Exclude<EyeShape, 'balcony'>, readonly [number, number]> = {
  square: [0, 0],
  round: [2.2, 1.3],
  circle: [3.5, 2.5],
}
const pupilRadii: Record<PupilShape, number> = { square: 0, round: 0.9, circle: 1.5 }

/** Which corner of an eye faces out of the code: 0 to 3, clockwise from the first one. */
type Outward = 0 | 1 | 3

/** The three patterns in the corners of a code, `size` squares along each side. */
export function drawEyes({ eyes, pupils }: Pick<CodeStyle, 'eyes' | 'pupils'>, size: number): Path {
  const far = size - eyeSize
  return [
    eye({ x: 0, y: 0, outward: 0, eyes, pupils }),
    eye({ x: far, y: 0, outward: 1, eyes, pupils }),
    eye({ x: 0, y: far, outward: 3, eyes, pupils }),
  ].join('')
}

type Eye = { x: number; y: number; outward: Outward; eyes: EyeShape; pupils: PupilShape }

function eye({ x, y, outward, eyes, pupils }: Eye): Path {
  const [outer, inner] = eyes === 'balcony' ? [3.5, 2.5] : ringRadii[eyes]
  const radii = (radius: number): Radii =>
    eyes === 'balcony' ? onlyAt(outward, radius) : everywhere(radius)
  const pupil = everywhere(pupilRadii[pupils])
  return (
    box({ x, y, width: 7, height: 7 }, radii(outer)) +
    box({ x: x + 1, y: y + 1, width: 5, height: 5 }, radii(inner), true) +
    box({ x: x + 2, y: y + 2, width: 3, height: 3 }, pupil)
  )
}

function everywhere(radius: number): Radii {
  return [radius, radius, radius, radius]
}

function onlyAt(corner: Outward, radius: number): Radii {
  return [corner === 0 ? radius : 0, corner === 1 ? radius : 0, 0, corner === 3 ? radius : 0]
}
