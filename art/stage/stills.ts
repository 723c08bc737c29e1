import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { caseStudies } from '#catalog/projects.ts'
import { isTemplate, templates } from '#catalog/templates.ts'
import { encodePicture } from '../drawing/encode.ts'
import { projectOfScreen } from '../screens/project-of-screen.ts'
import { sourcesOfTemplate } from '../templates/photograph.ts'
import { requireWeights } from './weights.ts'

/** Arguments of the Blender script, and the screens in the picture. */
export type Shot = {
  script: 'services.py' | 'covers.py' | 'demos.py' | 'tables.py' | 'brands.py' | 'hero.py'
  subject: readonly string[]
  size: readonly [number, number]
  samples: number
  screens: readonly string[]
  /** The trained network removes the noise (network_cover.py), not the wavelet filter. */
  isCleanedByNetwork?: true
}

type Keep = { encode: string; widths: readonly number[] } | { copy: string }

export const coverQuality = { avif: 58, webp: 82 } as const

export type Still = { name: string; shot: Shot; keep: Keep }

const services = {
  'app-development': ['rody'],
  'uxui-design': [],
  'landing-page': ['landing'],
  'digital-presence': ['viola'],
  'strategic-consulting': [],
  'digital-business-card': ['card'],
} as const satisfies Record<string, readonly string[]>

const projects = {
  'viola-medical': 'viola',
  'mello-petshop': 'mello',
  'chatmail-app': 'chatmail',
  'rody-app': 'rody',
  'growth-webapp': 'growth',
  'tlbank-webapp': 'tlbank',
} as const satisfies Record<string, string>

/** Covers with separate sets. */
const tables = {
  'nftwallet-app': 'nftwallet',
  'expertpower-webapp': 'expertpower',
  'law-firm': 'law-firm',
  'aesthetic-clinic': 'aesthetic-clinic',
  'yesod-engineers': 'yesod',
  'shifon-bakery': 'shifon',
} as const satisfies Record<string, string>

/** The other landing pages, whose screens are screenshots of themselves. */
const demos = templates.filter((id) => !Object.hasOwn(tables, id))

const brands = {
  'tene-coffee': 'tene',
  'sarug-knitwear': 'sarug',
  'marva-herbs': 'marva',
  'toor-app': 'toor',
  'tzuk-festival': 'tzuk',
} as const satisfies Record<string, string>

export const heroes = ['he', 'en'].flatMap((lang) =>
  ['light', 'dark'].flatMap((theme) => [
    { lang, theme, shape: 'wide', suffix: '' },
    { lang, theme, shape: 'portrait', suffix: '-p' },
  ]),
)

type CoverSet = Pick<Shot, 'script' | 'screens'>

/** A cover that is only shown in tiles. */
function tileCover(id: string, { script, screens }: CoverSet): Still {
  return {
    name: `cover-${id}`,
    shot: { script, samples: 10, screens, subject: [id], size: [1200, 900] },
    keep: { encode: `public/pictures/projects/${id}`, widths: [400, 800, 1200] },
  }
}

/** A cover that is also shown as wide as the text of a page. */
function wideCover(id: string, { script, screens }: CoverSet): Still {
  const size = [1600, 1200] as const
  return {
    name: `cover-${id}`,
    shot: { script, subject: [id], size, samples: 20, screens, isCleanedByNetwork: true },
    keep: { encode: `public/pictures/projects/${id}`, widths: [400, 800, 1200, 1600] },
  }
}

export const stills: readonly Still[] = [
  ...Object.entries(services).map(([id, screens]): Still => ({
    name: `service-${id}`,
    shot: { script: 'services.py', subject: [id], size: [900, 1125], samples: 24, screens },
    keep: { encode: `public/pictures/services/${id}`, widths: [320, 640, 900] },
  })),
  ...Object.entries(projects).map(([id, screen]) =>
    wideCover(id, { script: 'covers.py', screens: [screen] }),
  ),
  ...Object.entries(brands).map(([id, brand]) =>
    wideCover(id, { script: 'brands.py', screens: [brand] }),
  ),
  ...demos.map((id) => tileCover(id, { script: 'demos.py', screens: [id] })),
  ...Object.entries(tables).map(([id, screen]) => {
    const cover = caseStudies.some((each) => each === id) ? wideCover : tileCover
    return cover(id, { script: 'tables.py', screens: [screen] })
  }),
  ...heroes.map(({ lang, theme, shape, suffix }): Still => ({
    name: `hero-${lang}-${theme}${suffix}`,
    shot: {
      script: 'hero.py',
      subject: [lang, theme, shape],
      size: shape === 'wide' ? [1920, 1200] : [780, 1688],
      samples: 24,
      screens: ['chatmail'],
    },
    // art/hero/encode.ts makes the page's files from these.
    keep: { copy: `art/hero/renders/hero-${lang}-${theme}${suffix}.png` },
  })),
]

/**
 * The modules that a script imports besides the set, and the folder of the pages of its screens.
 */
const ingredients = {
  'services.py': { shared: [], pages: 'screens' },
  'covers.py': { shared: ['cover_set.py'], pages: 'screens' },
  'demos.py': { shared: ['cover_set.py'], pages: 'screens' },
  'tables.py': { shared: ['cover_set.py'], pages: 'screens' },
  'brands.py': { shared: ['cover_set.py'], pages: 'brands' },
  'hero.py': { shared: ['denoised.py', 'oidn.py'], pages: 'screens' },
} as const satisfies Record<Shot['script'], { shared: readonly string[]; pages: string }>

const networkFiles = ['network_cover.py', 'denoised.py', 'oidn.py']

export const typefacesOfScreens = 'art/views/faces.ts'

export function sourcesOf({ script, screens, isCleanedByNetwork }: Shot): string[] {
  const { shared, pages } = ingredients[script]
  return [
    ...[
      'scenery.py',
      'denoise.py',
      script,
      ...shared,
      ...(isCleanedByNetwork ? networkFiles : []),
    ].map((file) => `art/stage/${file}`),
    'art/letters/outlines.json',
    ...(script === 'hero.py' ? ['art/letters/latin.json'] : []),
    ...(screens.some((screen) => projectOfScreen(screen) !== '') ? [typefacesOfScreens] : []),
    ...screens.flatMap((screen) =>
      isTemplate(screen) ? sourcesOfTemplate(screen) : [`art/${pages}/${screen}.html`],
    ),
  ]
}

function render(shot: Shot, master: string, screens: string): void {
  const { script, subject, size, samples, isCleanedByNetwork } = shot
  const words = [...subject, master, size.join('x'), String(samples), screens]
  if (isCleanedByNetwork)
    return void runBlender('network_cover.py', master, [script, ...words, requireWeights()])
  runBlender(script, master, script === 'hero.py' ? [...words, requireWeights()] : words)
}

/** Returns the output of the script. */
export function runBlender(script: string, picture: string, words: readonly string[]): string {
  const args = ['-b', '-t', '1', '-P', join(import.meta.dirname, script), '--', ...words]
  const { stdout, stderr } = spawnSync('nice', ['-n', '15', 'blender', ...args], {
    encoding: 'utf8',
  })
  if (!existsSync(picture)) throw new Error(`Blender made no ${picture}:\n${stderr}`)
  return stdout
}

/**
 * Returns the path of a still's render. It takes minutes, so it is stored under the digest of its
 * sources.
 */
export function requireMaster(
  { name, shot }: Still,
  digest: string,
  folder: string,
  screens: string,
): string {
  const master = join(folder, `${name}-${digest}.png`)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(master)) render(shot, master, screens)
  return master
}

export async function makeStill({ keep }: Still, master: string): Promise<void> {
  if ('encode' in keep) return await encodePicture(master, keep.encode, keep.widths, coverQuality)
  mkdirSync(dirname(keep.copy), { recursive: true })
  copyFileSync(master, keep.copy)
}
