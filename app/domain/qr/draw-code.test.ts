import { expect, test } from 'vitest'
import { clearMiddle, coveredShare } from './clear-middle.ts'
import { dotShapes, frames, plainStyle } from './code-style.ts'
import { drawCode } from './draw-code.ts'
import { drawCaption, missingLetters, visualOrder, type CaptionLetters } from './draw-caption.ts'
import { traceSquares } from './trace-squares.ts'
import { writePdf } from './write-pdf.ts'
import { writeSvg } from './write-svg.ts'

const letters: CaptionLetters = {
  א: [500, 'M0 0L500 0L500 -500Z'],
  a: [400, 'M0 0Q200 0 400 -300Z'],
}
const matrix = {
  level: 'M',
  dark: Array.from({ length: 21 }, (_, row) =>
    Array.from({ length: 21 }, (_, column) => (row * 7 + column * 3) % 5 < 2),
  ),
} as const

test('squares that touch only at a corner are two outlines, and a hole is a separate one', () => {
  const picture = ['##..', '#.#.', '###.', '...#']
  const path = traceSquares(
    4,
    (row, column) => picture[row]?.[column] === '#',
    () => 0,
  )
  expect(path.split('Z').filter(Boolean)).toEqual([
    'M0 0L2 0L2 1L1 1L1 2L2 2L2 1L3 1L3 3L0 3',
    'M3 3L4 3L4 4L3 4',
  ])
})

// Proves 3.16.3.
test.each(frames)('a file with the frame %s has only outlines, all inside the picture', (frame) => {
  for (const dots of dotShapes) {
    const style = { ...plainStyle, dots, frame, caption: 'אa', middle: 'dagesh' } as const
    const drawing = drawCode({ matrix, style, letters })
    const svg = writeSvg(drawing)
    expect([...new Set(svg.match(/<[a-z]+/gi))]).toEqual(['<svg', '<path'])
    expect(svg).not.toMatch(/NaN|undefined|class=|style=/)
    for (const { path } of drawing.shapes) {
      const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(
        Math.max(drawing.width, drawing.height) + 0.01,
      )
    }
  }
})

// Proves 3.16.3.
test('the cross-reference table of a PDF has the offset of each object', () => {
  const style = { ...plainStyle, frame: 'band', caption: 'a', middle: 'logo' } as const
  const logo = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), width: 2, height: 1 }
  const file = writePdf(drawCode({ matrix, style, letters, logoAspect: 2 }), 60, logo)
  const text = new TextDecoder('latin1').decode(file)
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets).toHaveLength(5)
  offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(`${index + 1} 0 obj`))
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(table, table + 4)).toBe('xref')
  expect(text).toContain(`/MediaBox[0 0 ${Math.round(((60 * 72) / 25.4) * 10_000) / 10_000} `)
})

test.each([
  ['Scan me', 'Scan me'],
  ['אב גד', 'דג בא'],
  ['תפריט Menu 24', '24 Menu טירפת'.replace('24 Menu', 'Menu 24')],
  ['Menu תפריט!', 'Menu טירפת!'],
  ['(אב)', '(בא)'],
  ['', ''],
])('%s is drawn from left to right as %s', (text, drawn) => {
  expect(visualOrder(text).join('')).toBe(drawn)
})

test('a wide caption gets smaller, and its full stop is at the end in reading direction', () => {
  const at = { x: 10, baseline: 5, size: 2, width: 3 }
  expect(drawCaption('aaaaaaaaaa', letters, at)).toMatchObject({ size: 0.75, end: 11.5 })
  expect(drawCaption('אאאאאאאאאא', letters, at)).toMatchObject({ size: 0.6, end: 8.5 })
  expect(missingLetters('aאбb б', letters)).toEqual(['б', 'b', ' '])
})

test.each([
  ['none', 1, 0],
  ['dagesh', 1, 21],
  ['logo', 1, 25],
  // A wide logo keeps its proportions.
  ['logo', 2.5, 15],
] as const)('%s of the aspect %f covers %i squares of 21 × 21', (middle, logoAspect, squares) => {
  const cleared = clearMiddle({ style: { middle, middleSize: 20 }, size: 21, logoAspect })
  expect(coveredShare(cleared, 21) * (21 * 21 - 192)).toBeCloseTo(squares)
})
