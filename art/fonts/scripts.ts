/** The scripts by which web fonts are divided into files, as ranges of Unicode. */

export type Script = 'hebrew' | 'latin' | 'extended' | 'cyrillic'

type Range = readonly [first: number, last: number]

const space: Range = [0x20, 0x20]
const noBreakSpace: Range = [0xa0, 0xa0]

const ranges: Record<Script, readonly Range[]> = {
  // Letters without points, maqaf, geresh, gershayim, shekel. With the spaces, so that a line of
  // Hebrew words needs no other file.
  hebrew: [space, noBreakSpace, [0x5be, 0x5be], [0x5d0, 0x5ea], [0x5f3, 0x5f4], [0x20aa, 0x20aa]],
  // Basic Latin, dashes, quotation marks, the ellipsis, and the signs of prices and measures:
  // © « ® ° · » × € ™ −
  latin: [
    [0x20, 0x7e],
    noBreakSpace,
    [0xa9, 0xa9],
    [0xab, 0xab],
    [0xae, 0xae],
    [0xb0, 0xb0],
    [0xb7, 0xb7],
    [0xbb, 0xbb],
    [0xd7, 0xd7],
    [0x2010, 0x2027],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  // Latin letters with accents, and the other signs of Latin-1.
  extended: [
    [0xa1, 0xa8],
    [0xaa, 0xaa],
    [0xac, 0xac],
    [0xaf, 0xaf],
    [0xb1, 0xb6],
    [0xb8, 0xba],
    [0xbc, 0xd6],
    [0xd8, 0xff],
    [0x152, 0x153],
    [0x2030, 0x203a],
  ],
  // With the spaces, as for Hebrew.
  cyrillic: [space, noBreakSpace, [0x400, 0x45f], [0x490, 0x491]],
}

/** Every character of a script. */
export function charactersOf(script: Script): string {
  return ranges[script].map(([first, last]) => between(first, last)).join('')
}

/** The value of `unicode-range` in CSS. */
export function unicodeRangeOf(script: Script): string {
  return ranges[script]
    .map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last).slice(2)}`))
    .join(', ')
}

/** The characters from one code point to another, both included. */
export function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('')
}

function hex(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}
