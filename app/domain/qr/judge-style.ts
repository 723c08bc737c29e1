import { recoverable, type CodeLevel } from './code-capacity.ts'
import { quietZone, type CodeStyle } from './code-style.ts'
import { contrast, darkenUntil, luminance } from './colour.ts'

/** What keeps a code from being read, or may. The page says each in words. */
export type Weakness = 'inverted' | 'contrast' | 'middle' | 'margin' | 'unread' | 'transparent'

export type Finding = {
  weakness: Weakness
  /** The code may not be downloaded. */
  isFatal: boolean
  /** The changes that remove it; null: it is only said. */
  fix: Partial<CodeStyle> | null
}

/** Contrast of dots and eyes to the background. Cameras and ink take some of it away. */
const contrasts = { least: 3, good: 4.5, fixed: 7 }

/** Less than this counts as no margin, in squares. */
const leastMargin = 2

/** Shares of the error correction that the middle may use. The rest is for dirt and bad light. */
const middleShares = { least: 0.75, good: 0.55 }

type Judged = {
  style: CodeStyle
  /** The level that the code has in the end. */
  level: CodeLevel
  /** Share of the code that its middle covers, 0 to 1. */
  covered: number
}

/** Everything that is known to make codes fail, the gravest first (requirements 3.16). */
export function judgeStyle({ style, level, covered }: Judged): Finding[] {
  return [
    ...judgeColours(style),
    ...judgeMargin(style),
    ...judgeMiddle(style, covered / recoverable[level]),
  ].toSorted((one, other) => Number(other.isFatal) - Number(one.isFatal))
}

function judgeColours(style: CodeStyle): Finding[] {
  const { foreground, eye, isTransparent } = style
  // What is below a transparent code is not known: it is taken for white paper.
  const background = isTransparent ? '#ffffff' : style.background
  if (luminance(foreground) > luminance(background) || luminance(eye) > luminance(background)) {
    const fix = invert(style)
    return [{ weakness: 'inverted', isFatal: true, fix }]
  }
  const found = Math.min(contrast(foreground, background), contrast(eye, background))
  const transparent: Finding[] = isTransparent
    ? [{ weakness: 'transparent', isFatal: false, fix: null }]
    : []
  if (found >= contrasts.good) return transparent
  return [
    {
      weakness: 'contrast',
      isFatal: found < contrasts.least,
      fix: { ...darkened(foreground, eye, background) },
    },
    ...transparent,
  ]
}

/** Dark and light change places; where that is not enough, the dark ones become darker. */
function invert({ foreground, eye, background, isTransparent }: CodeStyle): Partial<CodeStyle> {
  if (isTransparent) return darkened(foreground, eye, '#ffffff')
  const lightest = luminance(foreground) > luminance(eye) ? foreground : eye
  if (luminance(background) > 0.18) return darkened(foreground, eye, background)
  return { background: lightest, ...darkened(background, background, lightest) }
}

function darkened(foreground: string, eye: string, background: string) {
  // Nothing has enough contrast to a background that is dark itself.
  if (contrast('#000000', background) < contrasts.fixed)
    return { foreground: '#000000', eye: '#000000', background: '#ffffff' }
  return {
    foreground: darkenUntil(foreground, background, contrasts.fixed),
    eye: darkenUntil(eye, background, contrasts.fixed),
  }
}

function judgeMargin({ margin }: CodeStyle): Finding[] {
  if (margin >= quietZone) return []
  return [{ weakness: 'margin', isFatal: margin < leastMargin, fix: { margin: quietZone } }]
}

/** `used`: the share of the error correction that the middle takes. */
function judgeMiddle({ middle, middleSize }: CodeStyle, used: number): Finding[] {
  if (middle === 'none' || used <= middleShares.good) return []
  const share = Math.sqrt(middleShares.good / used)
  const isFatal = used > middleShares.least
  return [{ weakness: 'middle', isFatal, fix: { middleSize: Math.floor(middleSize * share) - 1 } }]
}

/** Where no rule found anything and the code is still not read: the shapes that are read best. */
export function unreadFinding(style: CodeStyle): Finding {
  const fix: Partial<CodeStyle> = {
    dots: 'square',
    eyes: 'square',
    pupils: 'square',
    margin: quietZone,
    middleSize: Math.min(style.middleSize, 18),
    ...darkened(style.foreground, style.eye, style.isTransparent ? '#ffffff' : style.background),
  }
  return { weakness: 'unread', isFatal: true, fix }
}
