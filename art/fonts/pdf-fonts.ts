/**
 * The faces of the quotes as PDF: `node art/fonts/pdf-fonts.ts`. The typesetter reads no variable
 * fonts and no woff2, and takes one face for each
 * family and weight, so each script is a family of its own.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { renameFont } from './rename-font.ts'

const root = join(import.meta.dirname, '../..')
const packages = join(root, 'node_modules/@fontsource-variable')
const target = join(root, 'app/server/pdf/fonts')

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('')
}

// What names, lines and notes may contain: the letters of all languages and the characters of
// European names. Business cards are also in Russian.
const hebrew = `${between(0x5d0, 0x5ea)}־׳״₪`
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0x17f)}–—‘’“”„…×−€₪`

const cyrillic = between(0x400, 0x45f)

const display = 'noto-serif-hebrew/files/noto-serif-hebrew'
/** The same design for another script. */
function displayOf(script: string): string {
  return script === 'cyrillic' ? 'noto-serif/files/noto-serif' : display
}

const text = 'google-sans/files/google-sans'

const scripts = [
  { script: 'hebrew', letters: hebrew },
  { script: 'latin', letters: latin },
  { script: 'cyrillic', letters: cyrillic },
] as const

const faces = [
  {
    family: 'Dagesh Display',
    source: (script: string) => `${displayOf(script)}-${script}-wdth-normal`,
    axes: { wght: 900, wdth: 66 },
  },
  {
    family: 'Dagesh Display',
    source: (script: string) => `${displayOf(script)}-${script}-wdth-normal`,
    axes: { wght: 300, wdth: 66 },
  },
  {
    family: 'Dagesh Text',
    source: (script: string) => `${text}-${script}-wght-normal`,
    axes: { wght: 400 },
  },
  {
    family: 'Dagesh Text',
    source: (script: string) => `${text}-${script}-wght-normal`,
    axes: { wght: 600 },
  },
] as const

const scriptNames = { hebrew: 'Hebrew', latin: 'Latin', cyrillic: 'Cyrillic' } as const

await mkdir(target, { recursive: true })
for (const { family, source, axes } of faces) {
  for (const { script, letters } of scripts) {
    const whole = await readFile(join(packages, `${source(script)}.woff2`))
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'truetype',
      variationAxes: axes,
      noHinting: true,
    })
    const name = `${family} ${scriptNames[script]}`
    const file = `${name.toLowerCase().replaceAll(' ', '-')}-${axes.wght}.ttf`
    await writeFile(join(target, file), renameFont(cut, { family: name, weight: axes.wght }))
    process.stdout.write(`${file} ${cut.length} bytes\n`)
  }
}
