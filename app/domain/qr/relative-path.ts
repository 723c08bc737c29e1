import type { Path } from './path.ts'

type Command = { letter: string; numbers: readonly number[] }

function parse(path: Path): Command[] {
  return [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, letter = '', numbers = '']) => ({
    letter,
    numbers: (numbers.match(/-?[\d.]+/g) ?? []).map(Number),
  }))
}

function format(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
}

/**
 * The same outlines in relative commands. Equal shapes at different places become equal text, which
 * compresses well: a page with four codes loses a quarter of its bytes.
 */
export function toRelativePath(path: Path): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let relative = ''
  for (const { letter, numbers } of parse(path)) {
    const [endX = startX, endY = startY] = numbers.slice(-2)
    const isEmpty = letter === 'L' && endX === x && endY === y
    const offsets = numbers.map((value, index) => format(value - (index % 2 === 0 ? x : y)))
    if (!isEmpty) relative += letter.toLowerCase() + offsets.join(' ').replaceAll(' -', '-')
    if (letter === 'M') [startX, startY] = [endX, endY]
    ;[x, y] = [endX, endY]
  }
  return relative
}
