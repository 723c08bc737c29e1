import { cleanLine } from '../text/clean.ts'
import type { CodeStyle } from './code-style.ts'
import type { Shape } from './draw-code.ts'
import { drawCaption, type CaptionLetters } from './draw-caption.ts'
import { box, circle, type Path } from './path.ts'

/** Shares of the side of the code with its margin. */
const border = 0.045
const bandHeight = 0.2
const labelHeight = 0.19
const letterSize = 0.155
const outerRadius = 0.16
/** The distance of the baseline below the middle of a line, in font sizes. */
const baselineDrop = 0.3

type Props = { style: CodeStyle; letters: CaptionLetters; size: number }

type DrawnFrame = {
  /** The position of the first square of the code. */
  x: number
  y: number
  width: number
  height: number
  shapes: Shape[]
}

/** Draws the background of a code and its frame. */
export function drawFrame(props: Props): DrawnFrame {
  const { style, size } = props
  const side = size + style.margin * 2
  if (style.frame === 'label') return drawLabel(props, side)
  if (style.frame === 'band' || style.frame === 'top') return drawBand(props, side)
  return {
    x: style.margin,
    y: style.margin,
    width: side,
    height: side,
    shapes: background(style, box({ x: 0, y: 0, width: side, height: side }, [0, 0, 0, 0])),
  }
}

function background({ isTransparent, background: fill }: CodeStyle, path: Path): Shape[] {
  return isTransparent ? [] : [{ path, fill }]
}

/** The caption below the code, on its background. Its full stop is the dagesh. */
function drawLabel({ style, letters }: Props, side: number): DrawnFrame {
  const height = side * (1 + labelHeight)
  const size = side * letterSize
  // The caption moves up into the margin of the code, which leaves enough space above it.
  const baseline = side + (side * labelHeight) / 2 - style.margin / 2 + size * baselineDrop
  const at = { x: side / 2, baseline, size, width: side * 0.84 }
  const caption = drawCaption(cleanLine(style.caption), letters, at)
  const radius = caption.size * 0.085
  const dot = caption.end + (caption.isRtl ? -1 : 1) * radius * 1.9
  return {
    x: style.margin,
    y: style.margin,
    width: side,
    height,
    shapes: [
      ...background(style, box({ x: 0, y: 0, width: side, height }, [0, 0, 0, 0])),
      { path: caption.path, fill: style.foreground },
      {
        path: caption.path === '' ? '' : circle([dot, baseline - radius], radius),
        fill: style.accent,
      },
    ],
  }
}

/** A card in the colour of the code, with the caption on it and the code in a window. */
function drawBand({ style, letters }: Props, side: number): DrawnFrame {
  const edge = side * border
  const isTop = style.frame === 'top'
  const width = side + edge * 2
  const height = side + edge + side * bandHeight
  const y = isTop ? side * bandHeight : edge
  const outer = side * outerRadius
  const inner = outer - edge
  const card = box({ x: 0, y: 0, width, height }, [0, outer, 0, 0])
  const window = (isHole: boolean) =>
    box({ x: edge, y, width: side, height: side }, [0, isTop ? 0 : inner, 0, 0], isHole)
  const middle = isTop ? y / 2 : y + side + (height - y - side) / 2
  const size = side * letterSize
  const at = { x: width / 2, baseline: middle + size * baselineDrop, size, width: side * 0.86 }
  const caption = drawCaption(cleanLine(style.caption), letters, at)
  return {
    x: edge + style.margin,
    y: y + style.margin,
    width,
    height,
    shapes: [
      ...background(style, window(false)),
      { path: card + window(true), fill: style.foreground },
      { path: caption.path, fill: style.isTransparent ? '#ffffff' : style.background },
    ],
  }
}
