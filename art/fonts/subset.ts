/**
 * Subsets the web fonts to the characters that the site uses, from the fonts' npm packages: `node
 * art/fonts/subset.ts`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cutFont, type Axes } from './cut-font.ts'
import { between, figures, hebrew, latin } from './letters.ts'

type Cut = { source: string; letters: string; axes: Axes; keepFeatures?: readonly string[] }

const root = join(import.meta.dirname, '../..')
const packages = join(root, 'node_modules/@fontsource-variable')
const target = join(root, 'app/documents/site/styles/fonts')

const cyrillic = `${between('А', 'я')}Ёё`
// Characters of nearly every sentence besides letters, and the rare ones.
const common = ` '()+,-./${figures}:?\u00a0–`
const rare = `!"#$%&*;<=>@[\\]^_\`{|}~©·×—‘’“”„…←→−`
// Between English words, and the dollar of the prices on the first screen of home.
const inEnglish = ` $&'(),-.:?\u00a0–’`
// Headlines need fewer characters; with figures and the slash, a first screen needs no other file.
const inEnglishHeadlines = ` !&',-./${figures}:?\u00a0–—’`
const inHeadlines = ` !%&'()+,-./${figures}:?\u00a0·×–—’“”…`

// Without ligatures and glyphs of other languages (locl), which the site's texts do not use: they
// take 8 KB of the Latin text font.
const features = ['ccmp', 'kern']
// Tabular figures are in columns, which no first screen has.
const inColumns = [...features, 'tnum']

// Latin letters of a Hebrew first screen, so that it does not load the whole alphabet: EN in the
// bar of every page, MVP beside the prices of the home page.
const latinInHebrew = 'EMNPV'
// And of Hebrew headlines: names of clients, UX/UI and Figma.
const latinInHeadlines = 'BCEFGILMNPRTUVWXacdeghiklmnoprtwxy'
// The light line of a headline continues a sentence, so it has few capitals.
const inLightLines = `${between('a', 'z')}ABCILMNOT ,\u00a0’`

const display = 'noto-serif-hebrew/files/noto-serif-hebrew'
const displayCyrillic = 'noto-serif/files/noto-serif-cyrillic-wdth-normal'
const text = 'google-sans/files/google-sans'

// Headlines use two weights and one width: two instances of a few kilobytes each load long before
// the variable font.
const headlineWeights = { heavy: { wght: 900, wdth: 66 }, thin: { wght: 300, wdth: 66 } }
// For figures and titles that widen on hover: 68 % wide, 84 % on hover.
const displayAxes = { wght: { min: 300, max: 900 }, wdth: { min: 62.5, max: 84 } }

function headlineCuts(name: string, source: string, letters: string): Record<string, Cut> {
  return Object.fromEntries(
    Object.entries(headlineWeights).map(([voice, axes]) => [
      `headline-${name}-${voice}`,
      { source, letters, axes },
    ]),
  )
}

const cuts: Record<string, Cut> = {
  ...headlineCuts('hebrew', `${display}-hebrew-wdth-normal`, hebrew),
  ...headlineCuts('english', `${display}-latin-wdth-normal`, latin + inEnglishHeadlines),
  'headline-latin-heavy': {
    source: `${display}-latin-wdth-normal`,
    letters: latinInHeadlines,
    axes: headlineWeights.heavy,
  },
  'headline-sentence-thin': {
    source: `${display}-latin-wdth-normal`,
    letters: inLightLines,
    axes: headlineWeights.thin,
  },
  ...headlineCuts('common', `${display}-latin-wdth-normal`, inHeadlines),
  ...headlineCuts('cyrillic', displayCyrillic, cyrillic),
  'display-hebrew': { source: `${display}-hebrew-wdth-normal`, letters: hebrew, axes: displayAxes },
  'display-latin': { source: `${display}-latin-wdth-normal`, letters: latin, axes: displayAxes },
  'display-common': {
    source: `${display}-latin-wdth-normal`,
    letters: inHeadlines,
    axes: displayAxes,
    keepFeatures: inColumns,
  },
  'text-hebrew': { source: `${text}-hebrew-wght-normal`, letters: hebrew, axes: {} },
  'text-latin': { source: `${text}-latin-wght-normal`, letters: latin, axes: {} },
  'text-english': { source: `${text}-latin-wght-normal`, letters: latin + inEnglish, axes: {} },
  'text-common': { source: `${text}-latin-wght-normal`, letters: common + latinInHebrew, axes: {} },
  'text-rare': { source: `${text}-latin-wght-normal`, letters: rare, axes: {} },
  'text-figures': {
    source: `${text}-latin-wght-normal`,
    letters: figures,
    axes: {},
    keepFeatures: inColumns,
  },
  'text-cyrillic': { source: `${text}-cyrillic-wght-normal`, letters: cyrillic, axes: {} },
}

await mkdir(target, { recursive: true })
for (const [name, { source, letters, axes, keepFeatures = features }] of Object.entries(cuts)) {
  await cutFont(join(target, `${name}.woff2`), {
    source: join(packages, `${source}.woff2`),
    letters,
    axes,
    features: keepFeatures,
  })
}
