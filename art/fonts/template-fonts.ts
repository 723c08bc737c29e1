/**
 * Makes subsets of the fonts of the templates and of business cards, each with its own families:
 * `node art/fonts/template-fonts.ts [template]`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cutFont, type Axes } from './cut-font.ts'
import { figures, hebrew, latin } from './letters.ts'

type Face = {
  /** The files of both scripts, below node_modules and without the extension. */
  hebrew?: string
  latin: string
  axes?: Axes
}

const root = join(import.meta.dirname, '../..')
// Western text and the characters of prices, dates and times.
const western = `${latin}${figures} !"#$%&'()*+,-./:;=?@[]_|~\u00a0°·×«»–—‘’“”„…€−`
const features = ['ccmp', 'kern', 'liga', 'tnum', 'lnum']

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

const assistant = variable('assistant', 'wght', { wght: { min: 400, max: 700 } })

/** Written as `<face>-hebrew.woff2` and `<face>-latin.woff2`. */
const faces: Record<string, Record<string, Face>> = {
  'law-firm': {
    'bona-nova-bold': fixed('bona-nova', 700),
    'bona-nova': fixed('bona-nova', 400),
    assistant,
  },
  'dental-clinic': {
    fredoka: variable('fredoka', 'wght', { wght: { min: 500, max: 600 } }),
    assistant,
  },
  'real-estate-investment': {
    'noto-sans-narrow': variable('noto-sans-hebrew', 'standard', { wght: 800, wdth: 62.5 }),
    'noto-sans': variable('noto-sans-hebrew', 'standard', {
      wght: { min: 400, max: 700 },
      wdth: 100,
    }),
  },
  'financial-course': {
    karantina: fixed('karantina', 700),
    heebo: variable('heebo', 'wght', { wght: { min: 400, max: 800 } }),
    'jetbrains-mono': {
      latin: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal',
      axes: { wght: 500 },
    },
  },
  'crystal-workshop': {
    bellefair: fixed('bellefair', 400),
    'playpen-sans': variable('playpen-sans-hebrew', 'wght', { wght: 400 }),
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

async function cutFace(folder: string, name: string, { axes = {}, ...files }: Face) {
  for (const [script, letters] of Object.entries({ hebrew, latin: western })) {
    const file = script === 'hebrew' ? files.hebrew : files.latin
    if (file === undefined) continue
    const source = join(root, 'node_modules', `${file}.woff2`)
    await cutFont(join(folder, `${name}-${script}.woff2`), { source, letters, axes, features })
  }
}

const [chosen] = process.argv.slice(2)
for (const [template, families] of Object.entries(faces)) {
  if (chosen !== undefined && chosen !== template) continue
  const owner = template === 'business-card' ? 'app/site' : 'app/pages/templates'
  const folder = join(root, owner, template, 'fonts')
  await mkdir(folder, { recursive: true })
  for (const [name, face] of Object.entries(families)) await cutFace(folder, name, face)
}
