/** Cuts the web fonts down to what the site writes, from the packages of their makers: `node art/fonts/subset.ts`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '../..')
const packages = join(root, 'node_modules/@fontsource-variable')
const target = join(root, 'app/styles/fonts')

function between(first: string, last: string): string {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)]
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
}

// Alef to tav, maqaf, geresh, gershayim, shekel; and the spaces between the words.
const hebrew = `${between('א', 'ת')}־׳״₪ \u00a0`
const latin = between('A', 'Z') + between('a', 'z')
const cyrillic = `${between('А', 'я')}Ёё`
// What a Hebrew sentence needs besides letters, and what few of them do.
const common = ` !"%&'()+,-./${between('0', '9')}:;?\u00a0©·×–—’“”…`
const rare = `#$*<=>@[\\]^_\`{|}~‘„←→−`
// Headlines need fewer signs, and each costs bytes in every weight and width.
const commonInHeadlines = ` !%&'()+,-./${between('0', '9')}:?\u00a0·×–—’“”…`

// What stands between the words of an English headline. Figures come after the first screen.
const inEnglishHeadlines = ` !&',-.:?\u00a0–—’`

// Forms of other languages (locl) and ligatures would bring along glyphs that no text of ours has: 8 KB of the Latin text face.
const features = ['ccmp', 'kern', 'mark', 'mkmk', 'tnum']

// The other language is named in the bar of every page: it must not cost the whole alphabet.
const languageNames = 'EN'

// The width of the display face stays narrow: 62.5 at rest, 84 under the pointer.
const displayAxes = { wght: { min: 300, max: 900 }, wdth: { min: 62.5, max: 84 } }

const display = 'noto-serif-hebrew/files/noto-serif-hebrew'
const text = 'google-sans/files/google-sans'

const cuts = {
  'display-hebrew': { source: `${display}-hebrew-wdth-normal`, letters: hebrew, axes: displayAxes },
  'display-latin': { source: `${display}-latin-wdth-normal`, letters: latin, axes: displayAxes },
  'display-english': { source: `${display}-latin-wdth-normal`, letters: latin + inEnglishHeadlines, axes: displayAxes },
  'display-common': { source: `${display}-latin-wdth-normal`, letters: commonInHeadlines, axes: displayAxes },
  'display-cyrillic': { source: 'noto-serif/files/noto-serif-cyrillic-wdth-normal', letters: cyrillic, axes: displayAxes },
  'text-hebrew': { source: `${text}-hebrew-wght-normal`, letters: hebrew, axes: {} },
  'text-latin': { source: `${text}-latin-wght-normal`, letters: latin + rare, axes: {} },
  'text-english': { source: `${text}-latin-wght-normal`, letters: latin + common + rare, axes: {} },
  'text-common': { source: `${text}-latin-wght-normal`, letters: common + languageNames, axes: {} },
  'text-cyrillic': { source: `${text}-cyrillic-wght-normal`, letters: cyrillic, axes: {} },
} as const

await mkdir(target, { recursive: true })
for (const [name, { source, letters, axes }] of Object.entries(cuts)) {
  const whole = await readFile(join(packages, `${source}.woff2`))
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features, noHinting: true })
  await writeFile(join(target, `${name}.woff2`), cut)
  process.stdout.write(`${name} ${whole.length} → ${cut.length} bytes\n`)
}
