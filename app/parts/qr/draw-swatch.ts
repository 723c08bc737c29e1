import { applyPreset, plainStyle, type CodeStyle, type PresetName } from '#domain/qr/code-style.ts'
import { drawDots } from '#domain/qr/draw-dots.ts'
import { drawEyes } from '#domain/qr/draw-eyes.ts'
import type { Drawing } from '#domain/qr/draw-code.ts'
import { box, circle } from '#domain/qr/path.ts'

type Swatch = Pick<Drawing, 'width' | 'height' | 'shapes'>

/** A sample of squares that shows how each shape joins with its neighbours. */
const sampleDots = ['##.#.', '.##..', '#.###', '##..#', '.##.#']

const ink = 'currentColor'

export function dotSwatch(shape: CodeStyle['dots']): Swatch {
  const path = drawDots(
    shape,
    sampleDots.length,
    (row, column) => sampleDots[row]?.[column] === '#',
  )
  return { width: 5, height: 5, shapes: [{ path, fill: ink }] }
}

/** Draws one eye only: in a code of 7 squares the others have the same position. */
export function eyeSwatch(style: Pick<CodeStyle, 'eyes' | 'pupils'>): Swatch {
  return { width: 7, height: 7, shapes: [{ path: firstEye(drawEyes(style, 7)), fill: ink }] }
}

/** Keeps the outlines of the first eye: a ring, its hole and a pupil. */
function firstEye(path: string): string {
  return path
    .split('Z')
    .slice(0, 3)
    .map((part) => `${part}Z`)
    .join('')
}

const sampleCorner = [
  '.......#.#',
  '........#.',
  '.......##.',
  '.......#..',
  '........##',
  '.......#.#',
  '.......##.',
  '#.#.##.#.#',
  '##..#.###.',
  '.##.##..##',
]

/** The corner of a code in a finished design, with its dagesh. */
export function presetSwatch(name: PresetName): Swatch {
  const style = applyPreset(plainStyle, name)
  const shift = (path: string) =>
    path.replaceAll(/-?[\d.]+/g, (number) => String(Number(number) + 1))
  const isDagesh = style.middle === 'dagesh'
  const dotPath = drawDots(style.dots, 10, (row, column) => {
    const isUnder = isDagesh && Math.hypot(row - 10, column - 10) < 4
    return sampleCorner[row]?.[column] === '#' && !isUnder
  })
  return {
    width: 12,
    height: 12,
    shapes: [
      { path: box({ x: 0, y: 0, width: 12, height: 12 }, [0, 0, 0, 0]), fill: style.background },
      { path: shift(dotPath), fill: style.foreground },
      { path: shift(firstEye(drawEyes(style, 7))), fill: style.eye },
      ...(isDagesh ? [{ path: circle([10.2, 10.2], 1.5), fill: style.accent }] : []),
    ],
  }
}
