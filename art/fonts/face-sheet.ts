import type { Cut, Face, Fallback } from './face.ts'
import { unicodeRangeOf, type Script } from './scripts.ts'

/** Shares of the font size. */
export type Heights = { ascent: number; descent: number }

const scriptNames: Record<Script, string> = {
  hebrew: 'Hebrew',
  latin: 'Latin',
  extended: 'Extended',
  cyrillic: 'Cyrillic',
}

/** The languages that are not written in Latin letters. */
const ownLists = [
  ['he', 'hebrew'],
  ['ru', 'cyrillic'],
] as const

/** Hebrew comes last unless it is the first: its files have the spaces too. */
function startingWith(first: Script, scripts: readonly Script[]): readonly Script[] {
  const others = scripts.filter((script) => script !== first)
  const hebrewLast = others.toSorted((a, b) => Number(a === 'hebrew') - Number(b === 'hebrew'))
  return scripts.includes(first) ? [first, ...hebrewLast] : hebrewLast
}

/** The name of a file of a face, without a folder. */
export function fontFileOf(face: Face, script: Script, cut: Cut): string {
  return `${[face.name, script, cut.name].filter((part) => part !== undefined).join('-')}.woff2`
}

/**
 * The style sheet of a face: its files, its fallback, and `--face-<name>`, the list of its
 * families. The list starts with the script of the page, from which the spaces are taken.
 */
export function faceSheet(face: Face, heights: Heights): string {
  const files = face.cuts.flatMap((cut) =>
    face.scripts.map((script) => fileRule(face, script, cut)),
  )
  const fallbacks = (face.fallbacks ?? []).flatMap((fallback) => [
    fallbackRule({ face, fallback, heights, width: fallback.latin }),
    fallbackRule({ face, fallback, heights, width: fallback.hebrew, range: 'U+0590-05FF' }),
  ])
  return [
    '/* Made by art/fonts/web-fonts.ts. */',
    ...files,
    ...fallbacks,
    listRule(':root', face, startingWith('latin', face.scripts)),
    ...ownLists.flatMap(([lang, script]) =>
      face.scripts.includes(script)
        ? [listRule(`:root:lang(${lang})`, face, startingWith(script, face.scripts))]
        : [],
    ),
    '',
  ].join('\n')
}

function fileRule(face: Face, script: Script, cut: Cut): string {
  return fontFaceRule({
    'font-family': familyOf(face, script),
    src: `url('./${fontFileOf(face, script, cut)}') format('woff2')`,
    'font-weight': cut.weight,
    'font-stretch': cut.stretch,
    'font-display': 'swap',
    'unicode-range': unicodeRangeOf(script),
  })
}

type FallbackRule = {
  face: Face
  fallback: Fallback
  heights: Heights
  /** Percent of the width of the system font. */
  width: number
  range?: string
}

function fallbackRule({ face, fallback, heights, width, range }: FallbackRule): string {
  const percent = (share: number) => `${((share / width) * 10_000).toFixed(1)}%`
  return fontFaceRule({
    'font-family': `'${face.family} Fallback'`,
    src: fallback.local.map((name) => `local('${name}')`).join(', '),
    'font-weight': fallback.weight,
    'size-adjust': `${width}%`,
    'ascent-override': percent(heights.ascent),
    'descent-override': percent(heights.descent),
    'line-gap-override': '0%',
    'unicode-range': range,
  })
}

function fontFaceRule(descriptors: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(descriptors).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${value};`],
  )
  return ['@font-face {', ...lines, '}'].join('\n')
}

function listRule(selector: string, face: Face, scripts: readonly Script[]): string {
  const families = scripts.map((script) => familyOf(face, script)).join(', ')
  return [`${selector} {`, `  --face-${face.name}: ${families};`, '}'].join('\n')
}

function familyOf(face: Face, script: Script): string {
  return `'${face.family} ${scriptNames[script]}'`
}
