import { clearMiddle, type MiddleBox } from './clear-middle.ts'
import { isInEye, type CodeMatrix } from './code-matrix.ts'
import type { CodeStyle } from './code-style.ts'
import type { CaptionLetters } from './draw-caption.ts'
import { drawDots } from './draw-dots.ts'
import { drawEyes } from './draw-eyes.ts'
import { drawFrame } from './draw-frame.ts'
import { placePath, type Path } from './path.ts'

export type Shape = { path: Path; fill: string }

/** A picture made of outlines, the bottom one first. Units are squares of the code. */
export type Drawing = {
  width: number
  height: number
  shapes: readonly Shape[]
  /** The place of the logo, which is drawn last; null: there is none. */
  logo: MiddleBox | null
}

type Props = {
  matrix: CodeMatrix
  style: CodeStyle
  /** Needed where the frame has a caption. */
  letters?: CaptionLetters
  /** Width divided by height. */
  logoAspect?: number
}

/** Draws a code in its style: dots, eyes, the middle and the frame. */
export function drawCode({ matrix, style, letters = {}, logoAspect = 1 }: Props): Drawing {
  const { dark } = matrix
  const size = dark.length
  const middle = clearMiddle({ style, size, logoAspect })
  const isDot = (row: number, column: number) =>
    (dark[row]?.[column] ?? false) && !isInEye(row, column, size) && !middle.isCleared(row, column)
  const { x, y, width, height, shapes } = drawFrame({ style, letters, size })
  const place = (path: Path) => placePath(path, { x, y, scale: 1 })
  const parts: Shape[] = [
    { path: place(drawDots(style.dots, size, isDot)), fill: style.foreground },
    { path: place(drawEyes(style, size)), fill: style.eye },
    { path: place(middle.dagesh), fill: style.accent },
  ]
  return {
    width,
    height,
    shapes: [...shapes, ...parts].filter(({ path }) => path !== ''),
    logo: middle.logo && { ...middle.logo, x: middle.logo.x + x, y: middle.logo.y + y },
  }
}
