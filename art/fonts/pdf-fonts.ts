/**
 * Makes the fonts of quotes as PDF and of pictures of business cards: `node
 * art/fonts/pdf-fonts.ts`. The typesetter reads neither variable fonts nor woff2, and accepts one
 * file for each family and weight, so each script is a separate family.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Axes } from './cut-font.ts'
import { renameFont } from './rename-font.ts'

const root = join(import.meta.dirname, '../..')
const packages = join(root, 'node_modules')
const target = join(root, 'app/server/pdf/fonts')

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('')
}

// The characters that names, lines and notes may contain: the letters of all languages and of
// European names. Business cards are also in Russian.
const hebrew = `${between(0x5d0, 0x5ea)}־׳״₪`
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0x17f)}–—‘’“”„…×−€₪`

const cyrillic = between(0x400, 0x45f)

const display = '@fontsource-variable/noto-serif-hebrew/files/noto-serif-hebrew'
/** The same design for another script. */
function displayOf(script: string): string {
  return script === 'cyrillic' ? '@fontsource-variable/noto-serif/files/noto-serif' : display
}

const text = '@fontsource-variable/google-sans/files/google-sans'

const scripts = [
  { script: 'hebrew', letters: hebrew },
  { script: 'latin', letters: latin },
  { script: 'cyrillic', letters: cyrillic },
] as const

/** The file of a script below node_modules, without the extension. */
type Source = (script: string) => string
type Face = { family: string; weight: number; axes: Axes; source: Source; isOfCards?: true }

const displayFile: Source = (script) => `${displayOf(script)}-${script}-wdth-normal`
const textFile: Source = (script) => `${text}-${script}-wght-normal`

function variable(family: string, axis: string): Source {
  return (script) => `@fontsource-variable/${family}/files/${family}-${script}-${axis}-normal`
}

const faces: readonly Face[] = [
  { family: 'Dagesh Display', weight: 900, axes: { wght: 900, wdth: 66 }, source: displayFile },
  { family: 'Dagesh Display', weight: 300, axes: { wght: 300, wdth: 66 }, source: displayFile },
  { family: 'Dagesh Text', weight: 400, axes: { wght: 400 }, source: textFile },
  { family: 'Dagesh Text', weight: 600, axes: { wght: 600 }, source: textFile },
  // The names on business cards, in the fonts of their themes (template-faces.ts): no Russian.
  {
    family: 'Card Bellefair',
    weight: 400,
    axes: {},
    source: (script) => `@fontsource/bellefair/files/bellefair-${script}-400-normal`,
    isOfCards: true,
  },
  {
    family: 'Card Fredoka',
    weight: 600,
    axes: { wght: 600 },
    source: variable('fredoka', 'wght'),
    isOfCards: true,
  },
  {
    family: 'Card Narrow',
    weight: 800,
    axes: { wght: 800, wdth: 62.5 },
    source: variable('noto-sans-hebrew', 'standard'),
    isOfCards: true,
  },
  {
    family: 'Card Hand',
    weight: 400,
    axes: { wght: 400 },
    source: variable('playpen-sans-hebrew', 'wght'),
    isOfCards: true,
  },
]

const scriptNames = { hebrew: 'Hebrew', latin: 'Latin', cyrillic: 'Cyrillic' } as const

await mkdir(target, { recursive: true })
for (const { family, weight, axes, source, isOfCards } of faces) {
  for (const { script, letters } of scripts) {
    if (script === 'cyrillic' && isOfCards) continue
    const whole = await readFile(join(packages, `${source(script)}.woff2`))
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'truetype',
      variationAxes: axes,
      noHinting: true,
      ...(isOfCards ? { keepFeatures: ['ccmp', 'kern'] } : {}),
    })
    const name = `${family} ${scriptNames[script]}`
    const file = `${name.toLowerCase().replaceAll(' ', '-')}-${weight}.ttf`
    await writeFile(join(target, file), renameFont(cut, { family: name, weight }))
    process.stdout.write(`${file} ${cut.length} bytes\n`)
  }
}
