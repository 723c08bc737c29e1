import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { encodePicture } from '../drawing/encode.ts'
import { requireWeights } from '../stage/weights.ts'
import { isOpening } from './opening-pictures.ts'

/**
 * The pictures of the template sites. A scene is a Python module in the template's folder; its
 * shots are the names of the pictures. The financial course has none, because its page is
 * typographic.
 */
type Scene = {
  template: string
  scene: string
  /** Modules of the template that the scene uses besides look.py. */
  uses: readonly string[]
  /** The shots, each with its number of samples per pixel. */
  shots: Readonly<Record<string, number>>
  /** For smooth paint without texture: a bilateral filter removes the remaining grain. */
  polish?: true
  /**
   * For pictures full of fine edges, which tolerate stronger compression and are too large without
   * it.
   */
  fine?: true
  /** The trained network removes the noise (network_shoot.py), not the filter of clean.py. */
  isCleanedByNetwork?: true
}

export type TemplatePicture = Omit<Scene, 'shots'> & {
  shot: string
  samples: number
  size: readonly [number, number]
}

const scenes: readonly Scene[] = [
  { template: 'law-firm', scene: 'scene', uses: ['wax'], shots: { hero: 8, portrait: 6 } },
  { template: 'law-firm', scene: 'desk', uses: ['wax'], shots: { seal: 8, pen: 8 } },
  {
    template: 'law-firm',
    scene: 'door',
    uses: [],
    shots: { door: 24 },
    isCleanedByNetwork: true,
  },
  { template: 'crystal-workshop', scene: 'scene', uses: [], shots: { hero: 8, portrait: 8 } },
  { template: 'crystal-workshop', scene: 'table', uses: [], shots: { facets: 10, tools: 14 } },
  {
    template: 'crystal-workshop',
    scene: 'tray',
    uses: [],
    shots: { tray: 24 },
    isCleanedByNetwork: true,
  },
  { template: 'aesthetic-clinic', scene: 'scene', uses: [], shots: { hero: 6, portrait: 6 } },
  {
    template: 'aesthetic-clinic',
    scene: 'details',
    uses: [],
    shots: { dew: 24, towels: 24, folds: 24 },
    isCleanedByNetwork: true,
  },
  {
    template: 'dental-clinic',
    scene: 'scene',
    uses: [],
    shots: { hero: 6, portrait: 6 },
    polish: true,
  },
  { template: 'dental-clinic', scene: 'cup', uses: [], shots: { brushes: 6 }, polish: true },
  { template: 'dental-clinic', scene: 'foam', uses: ['cup'], shots: { foam: 6 }, polish: true },
  { template: 'dental-clinic', scene: 'chair', uses: ['cup'], shots: { chair: 12 }, polish: true },
  {
    template: 'real-estate-investment',
    scene: 'scene',
    uses: [],
    shots: { hero: 6, day: 6, night: 6 },
    fine: true,
  },
  {
    template: 'real-estate-investment',
    scene: 'details',
    uses: ['scene'],
    shots: { crown: 6 },
    fine: true,
  },
  {
    template: 'real-estate-investment',
    scene: 'details',
    uses: ['scene'],
    shots: { section: 24 },
    fine: true,
    isCleanedByNetwork: true,
  },
]

function sizeOf(shot: string): readonly [number, number] {
  if (shot === 'hero') return [2400, 1350]
  if (shot === 'day' || shot === 'night') return [1600, 900]
  return shot === 'portrait' ? [1200, 1600] : [1200, 900]
}

export const templatePictures: readonly TemplatePicture[] = scenes.flatMap(({ shots, ...scene }) =>
  Object.entries(shots).map(([shot, samples]) => ({ ...scene, shot, samples, size: sizeOf(shot) })),
)

export function nameOf({ template, shot }: TemplatePicture): string {
  return `template-${template}-${shot}`
}

const networkFiles = [
  'art/templates/network_shoot.py',
  'art/stage/denoised.py',
  'art/stage/oidn.py',
] as const

export function sourcesOfPicture(picture: TemplatePicture): string[] {
  const { template, scene, uses, isCleanedByNetwork } = picture
  return [
    ...(isCleanedByNetwork ? networkFiles : []),
    ...['shoot', 'clean', 'meshes'].map((module) => `art/templates/${module}.py`),
    ...['look', scene, ...uses].map((module) => `art/templates/${template}/${module}.py`),
    'art/stage/scenery.py',
    'art/stage/denoise.py',
    'art/letters/outlines.json',
  ]
}

/** The files are public/pictures/templates/<template>/<stem>-<width>.avif and .webp. */
export function stemOf({ template, shot }: TemplatePicture): string {
  const name = shot === 'portrait' ? 'hero-portrait' : shot
  return `public/pictures/templates/${template}/${name}`
}

export function widthsOf({ shot, template }: TemplatePicture): readonly number[] {
  if (shot === 'hero') return [960, 1600, 2400]
  if (shot === 'day' || shot === 'night') return [960, 1600]
  if (shot !== 'portrait') return [640, 1200]
  return isOpening(template) ? [1200] : [780, 1200]
}

/** Renders the picture unless the folder has it under this digest. Takes minutes. */
function requireRender(picture: TemplatePicture, digest: string, folder: string): string {
  const { template, scene, shot, size, samples, isCleanedByNetwork } = picture
  const render = join(folder, `${nameOf(picture)}-${digest}.png`)
  mkdirSync(folder, { recursive: true })
  if (existsSync(render)) return render
  const words = [template, scene, shot, render, size.join('x'), String(samples)]
  const [script, before] = isCleanedByNetwork
    ? ['network_shoot.py', [requireWeights()]]
    : ['shoot.py', []]
  const path = join(import.meta.dirname, script)
  const args = ['-n', '19', 'blender', '-b', '-t', '1', '-P', path, '--', ...before, ...words]
  const { stderr } = spawnSync('nice', args, { encoding: 'utf8' })
  if (!existsSync(render)) throw new Error(`Blender made no ${render}:\n${stderr}`)
  return render
}

function polished(render: string): string {
  const result = render.replace('.png', '-polished.png')
  const filter = 'bilateral=sigmaS=7:sigmaR=0.07,bilateral=sigmaS=3:sigmaR=0.05'
  const args = ['-v', 'error', '-y', '-i', render, '-vf', filter, result]
  const { stderr, status } = spawnSync('ffmpeg', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ffmpeg made no ${result}:\n${stderr}`)
  return result
}

export async function makeTemplatePicture(
  picture: TemplatePicture,
  digest: string,
  folder: string,
): Promise<void> {
  const render = requireRender(picture, digest, folder)
  const source = picture.polish ? polished(render) : render
  for (const width of widthsOf(picture)) {
    const pixels = (width * width * picture.size[1]) / picture.size[0]
    // Large ones are shown on dense screens, where stronger compression is not visible.
    const quality = pixels > 1.5e6 ? { avif: 43, webp: 60 } : { avif: 50, webp: 70 }
    const fine = { avif: quality.avif - 6, webp: quality.webp - 20 }
    // Their larger sizes would be too heavy in WebP, which few browsers still need.
    const formats = picture.fine && pixels > 1.2e6 ? (['avif'] as const) : undefined
    await encodePicture(source, stemOf(picture), [width], picture.fine ? fine : quality, formats)
  }
}
