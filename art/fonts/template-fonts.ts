/**
 * Makes subsets of the fonts of the templates and of business cards, each with its own families:
 * `node art/fonts/template-fonts.ts [template]`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { page as crystalsInEnglish } from '#content/templates/crystal-workshop/page-en.ts'
import { page as crystalsInHebrew } from '#content/templates/crystal-workshop/page-he.ts'
import { cutFont, type Axes } from './cut-font.ts'
import { figures, hebrew, latin } from './letters.ts'

type Face = {
  /** The files of both scripts, below node_modules and without the extension. */
  hebrew?: string
  latin: string
  axes?: Axes
  /** Whether letters and marks are two files, because one has too many bytes (decision 0067). */
  isSplit?: true
  /** The Latin characters besides letters and figures. */
  marks?: string
  /** OpenType features to keep. */
  features?: readonly string[]
  /** The only characters of a face that the first screen uses for one line. */
  line?: string
}

type Part = { script: 'hebrew' | 'latin'; letters: string; features: readonly string[] }

const root = join(import.meta.dirname, '../..')
// Western text and the characters of prices, dates and times.
const allMarks = ` !"#$%&'()*+,-./:;=?@[]_|~\u00a0°·×«»–—‘’“”„…€−`
const headlineMarks = ` !%&'()+,-./:;?\u00a0·×–—‘’“”−`
// Between English words: in the file of the letters, so that kerning has both sides.
const inEnglish = ` ',-.:?\u00a0–’`
// The other language's name in the bar of a Hebrew page.
const inHebrew = 'English'
const allFeatures = ['ccmp', 'kern', 'liga', 'tnum', 'lnum']
const withoutLigatures = ['ccmp', 'kern', 'tnum', 'lnum']

/** A variable family with both scripts in files of the same name. */
function variable(family: string, axis: 'wght' | 'standard', axes: Axes): Face {
  const at = (script: string) =>
    `@fontsource-variable/${family}/files/${family}-${script}-${axis}-normal`
  return { hebrew: at('hebrew'), latin: at('latin'), axes }
}

function fixed(family: string, weight: number): Face {
  const at = (script: string) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal`
  return { hebrew: at('hebrew'), latin: at('latin') }
}

/** The line in handwriting above the headline. */
const noteOfCrystals = crystalsInHebrew.hero.note + crystalsInEnglish.hero.note

const assistant: Face = {
  ...variable('assistant', 'wght', { wght: { min: 400, max: 700 } }),
  isSplit: true,
}

/** Written as `<face>-<part>.woff2`. */
const faces: Record<string, Record<string, Face>> = {
  'law-firm': {
    'bona-nova-bold': { ...fixed('bona-nova', 700), marks: headlineMarks },
    'bona-nova': fixed('bona-nova', 400),
    assistant,
  },
  'dental-clinic': {
    fredoka: {
      ...variable('fredoka', 'wght', { wght: 600 }),
      marks: headlineMarks,
      features: withoutLigatures,
    },
    assistant,
  },
  'real-estate-investment': {
    'noto-sans-narrow': variable('noto-sans-hebrew', 'standard', { wght: 800, wdth: 62.5 }),
    'noto-sans': {
      ...variable('noto-sans-hebrew', 'standard', { wght: { min: 400, max: 700 }, wdth: 100 }),
      isSplit: true,
    },
  },
  'financial-course': {
    karantina: fixed('karantina', 700),
    heebo: { ...variable('heebo', 'wght', { wght: { min: 400, max: 800 } }), isSplit: true },
    'jetbrains-mono': {
      latin: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal',
      axes: { wght: 500 },
    },
  },
  'crystal-workshop': {
    bellefair: fixed('bellefair', 400),
    'playpen-sans': variable('playpen-sans-hebrew', 'wght', { wght: 400 }),
    'playpen-note': {
      ...variable('playpen-sans-hebrew', 'wght', { wght: 400 }),
      line: noteOfCrystals,
    },
    assistant,
  },
  'aesthetic-clinic': {
    'noto-serif-thin': variable('noto-serif-hebrew', 'standard', { wght: 200, wdth: 62.5 }),
    assistant,
  },
  // The names on digital business cards.
  'business-card': {
    bellefair: fixed('bellefair', 400),
    fredoka: variable('fredoka', 'wght', { wght: 600 }),
    'noto-sans-narrow': variable('noto-sans-hebrew', 'standard', { wght: 800, wdth: 62.5 }),
    'playpen-sans': variable('playpen-sans-hebrew', 'wght', { wght: 400 }),
    'jetbrains-mono': {
      latin: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal',
      axes: { wght: 500 },
    },
  },
}

function partsOf(face: Face): Record<string, Part> {
  const { isSplit, line, marks = allMarks, features = allFeatures } = face
  const rest = figures + marks
  if (line !== undefined)
    return {
      hebrew: { script: 'hebrew', letters: line, features },
      latin: { script: 'latin', letters: line, features },
    }
  return {
    hebrew: { script: 'hebrew', letters: hebrew, features },
    ...(isSplit
      ? {
          latin: { script: 'latin', letters: latin + inEnglish, features: ['ccmp', 'kern'] },
          common: { script: 'latin', letters: rest + inHebrew, features },
        }
      : { latin: { script: 'latin', letters: latin + rest, features } }),
  }
}

async function cutFace(folder: string, name: string, face: Face) {
  for (const [part, { script, letters, features }] of Object.entries(partsOf(face))) {
    const file = face[script]
    if (file === undefined) continue
    await cutFont(join(folder, `${name}-${part}.woff2`), {
      source: join(root, 'node_modules', `${file}.woff2`),
      letters,
      axes: face.axes ?? {},
      features,
    })
  }
}

const [chosen] = process.argv.slice(2)
for (const [template, families] of Object.entries(faces)) {
  if (chosen !== undefined && chosen !== template) continue
  const owner = template === 'business-card' ? 'app/parts' : 'app/documents/template'
  const folder = join(root, owner, template, 'fonts')
  await mkdir(folder, { recursive: true })
  for (const [name, face] of Object.entries(families)) await cutFace(folder, name, face)
}
