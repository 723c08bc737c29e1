import { placePath, type Path } from './path.ts'

/** Outlines of letters: advance width and path, in thousandths of an em, with the baseline at 0. */
export type CaptionLetters = Readonly<Record<string, readonly [advance: number, path: Path]>>

/** The letters of a caption that are not among the outlines, each once. */
export function missingLetters(caption: string, letters: CaptionLetters): string[] {
  return [...new Set(caption)].filter((letter) => !Object.hasOwn(letters, letter))
}

type Place = {
  /** The horizontal middle of the line, and its baseline. */
  x: number
  baseline: number
  /** The font size; it is reduced where the line is wider than `width`. */
  size: number
  width: number
}

export type DrawnCaption = {
  path: Path
  /** Where the line ends in reading direction: the place of a full stop. */
  end: number
  isRtl: boolean
  /** The font size that was used. */
  size: number
}

/**
 * Draws a line of Hebrew, English, Russian or a mixture as an outline. Letters without an outline
 * are left out.
 */
export function drawCaption(caption: string, letters: CaptionLetters, at: Place): DrawnCaption {
  const isRtl = isRtlText(caption)
  const glyphs = visualOrder(caption).flatMap((letter) => {
    const found = letters[letter]
    return found ? [found] : []
  })
  const advance = glyphs.reduce((sum, [each]) => sum + each, 0) / 1000
  // Hebrew letters are lower than Latin capitals of the same size.
  const wanted = at.size * (isRtl ? 1.14 : 1)
  const size = glyphs.length === 0 ? wanted : Math.min(wanted, at.width / advance)
  let x = at.x - (advance * size) / 2
  const end = isRtl ? x : x + advance * size
  let path = ''
  for (const [each, outline] of glyphs) {
    path += placePath(outline, { x, y: at.baseline, scale: size / 1000 })
    x += (each * size) / 1000
  }
  return { path, end, isRtl, size }
}

const rtlLetter = /\p{Script=Hebrew}/u
const ltrLetter = /[\p{Script=Latin}\p{Script=Cyrillic}\d]/u

/** By the first letter, as dir="auto" does. */
function isRtlText(text: string): boolean {
  const first = [...text].find((letter) => directionOf(letter) !== null)
  return first !== undefined && rtlLetter.test(first)
}

/**
 * The characters in the order in which they are drawn from left to right: a simplified bidi
 * algorithm, sufficient for one short line.
 */
export function visualOrder(text: string): string[] {
  const isRtl = isRtlText(text)
  const runs: { isRtl: boolean; letters: string[] }[] = []
  const neutrals: string[] = []
  for (const letter of text) {
    const direction = directionOf(letter)
    if (direction === null) {
      neutrals.push(letter)
      continue
    }
    const last = runs.at(-1)
    const joins = last?.isRtl === direction
    // Between two runs of different directions, neutral characters follow the line.
    if (neutrals.length > 0 && !joins) runs.push({ isRtl, letters: neutrals.splice(0) })
    if (last && joins) last.letters.push(...neutrals.splice(0), letter)
    else runs.push({ isRtl: direction, letters: [letter] })
  }
  if (neutrals.length > 0) runs.push({ isRtl, letters: neutrals })
  const drawn = runs.map((run) => (run.isRtl ? run.letters.toReversed().map(mirror) : run.letters))
  return (isRtl ? drawn.toReversed() : drawn).flat()
}

/**
 * Whether a letter is written from right to left; null: it takes the direction of its surroundings.
 */
function directionOf(letter: string): boolean | null {
  if (rtlLetter.test(letter)) return true
  return ltrLetter.test(letter) ? false : null
}

const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(' }

function mirror(letter: string): string {
  return mirrored[letter] ?? letter
}
