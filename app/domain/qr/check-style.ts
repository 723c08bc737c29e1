import { recoverable, type CodeLevel } from './code-capacity.ts'
import { quietZone, type CodeStyle } from './code-style.ts'
import { contrast, darkenUntil, luminance } from '../color.ts'

/** What makes a code unreadable, or may. The page has a text for each. */
export type Weakness = 'inverted' | 'contrast' | 'middle' | 'margin' | 'unread' | 'transparent'

export type Finding = {
  weakness: Weakness
  /** Whether the code cannot be downloaded. */
  isFatal: boolean
  /** The changes that remove the weakness; null: there is only a warning. */
  fix: Partial<CodeStyle> | null
}

/** Contrast of dots and eyes to the background. Cameras and ink reduce it. */
const contrasts = { least: 3, good: 4.5, fixed: 7 }

/** A smaller margin counts as none, in squares. */
const leastMargin = 2

/** Shares of the error correction that the middle may use. The rest is for dirt and bad light. */
const middleShares = { least: 0.75, good: 0.55 }

type StyleCheck = {
  style: CodeStyle
  /** The level that the code was made with. */
  level: CodeLevel
  /** Share of the code that its middle covers, 0 to 1. */
  covered: number
}

/** Finds everything known to make codes unreadable, fatal findings first (requirements 3.16). */
export function checkStyle({ style, level, covered }: StyleCheck): Finding[] {
  return [
    ...checkColours(style),
    ...checkMargin(style),
    ...checkMiddle(style, covered / recoverable[level]),
  ].toSorted((one, other) => Number(other.isFatal) - Number(one.isFatal))
}

function checkColours(style: CodeStyle): Finding[] {
  const { foreground, eye, isTransparent } = style
  // The surface behind a transparent code is unknown; white paper is assumed.
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

/** Swaps dark and light colours, and darkens the dark ones where that is not enough. */
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

function checkMargin({ margin }: CodeStyle): Finding[] {
  if (margin >= quietZone) return []
  return [{ weakness: 'margin', isFatal: margin < leastMargin, fix: { margin: quietZone } }]
}

/** `used`: the share of the error correction that the middle takes. */
function checkMiddle({ middle, middleSize }: CodeStyle, used: number): Finding[] {
  if (middle === 'none' || used <= middleShares.good) return []
  const share = Math.sqrt(middleShares.good / used)
  const isFatal = used > middleShares.least
  return [{ weakness: 'middle', isFatal, fix: { middleSize: Math.floor(middleSize * share) - 1 } }]
}

/**
 * The finding for a code that no rule objects to and that still cannot be read. Its fix is the
 * shapes that scan best.
 */
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
