import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { runBlender } from '../stage/stills.ts'
import { requireWeights } from '../stage/weights.ts'

/**
 * The film of the hero in one language, light and framing. Only the ball moves: Blender renders the
 * part around it once more without the ball, and stage/hero_film.py traces the moving ball on that.
 */
export type HeroFilm = { lang: string; theme: string; shape: string; suffix: string }

const samples = 24
const limit = 300 * 1024
const widths: Record<string, number> = { wide: 1440, portrait: 780 }
/** The width of the soft edge between the rendered part and the still, in pixels. */
const seam = 10

export function stemOf({ lang, theme, shape }: HeroFilm): string {
  return `public/pictures/hero/${lang}-${theme}${shape === 'portrait' ? '-portrait' : ''}`
}

export const sourcesOfHeroFilm: readonly string[] = [
  'art/hero/film.ts',
  'art/hero/renders/*',
  'art/letters/*.json',
  'art/stage/{scenery,denoise,denoised,oidn,hero,hero_empty,hero_film,hero_path,hero_shade}.py',
]

export async function makeHeroFilm(film: HeroFilm, screens: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hero-film-'))
  const still = `art/hero/renders/hero-${film.lang}-${film.theme}${film.suffix}.png`
  const [small, empty, master] = ['still.png', 'empty.png', 'master.mkv'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  const width = widths[film.shape]
  await sharp(still).removeAlpha().resize({ width }).toFile(small)
  await sharp(await withoutBall(film, still, folder, screens))
    .resize({ width })
    .toFile(empty)
  const words = [film.lang, film.theme, film.shape]
  runBlender('hero_film.py', master, [...words, small, empty, master, screens])
  encode(master, stemOf(film))
  rmSync(folder, { recursive: true })
}

async function withoutBall(
  { lang, theme, shape }: HeroFilm,
  still: string,
  folder: string,
  screens: string,
): Promise<Buffer> {
  const { width, height } = await sharp(still).metadata()
  const part = join(folder, 'part.png')
  const words = [lang, theme, shape, part, `${width}x${height}`, String(samples), screens]
  const said = runBlender('hero_empty.py', part, [...words, requireWeights()])
  const [, left, top] = /^place (\d+) (\d+)$/m.exec(said) ?? []
  return await sharp(still)
    .removeAlpha()
    .composite([{ input: await softEdged(part), left: Number(left), top: Number(top) }])
    .png()
    .toBuffer()
}

async function softEdged(part: string): Promise<Buffer> {
  const { width, height } = await sharp(part).metadata()
  const inner = { width: width - 2 * seam, height: height - 2 * seam }
  const white = { create: { ...inner, channels: 3, background: '#fff' } } as const
  const mask = await sharp(white)
    .extend({ top: seam, bottom: seam, left: seam, right: seam, background: '#000' })
    .blur(seam / 2)
    .greyscale()
    .raw()
    .toBuffer()
  const raw = { raw: { width, height, channels: 1 } } as const
  return await sharp(part).removeAlpha().joinChannel(mask, raw).png().toBuffer()
}

const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
const picture = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
const encoder = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '22', '-movflags', '+faststart']

/** Only H.264: AV1 made the files 6 to 24 % smaller, which is not worth a second file. */
export function encode(master: string, stem: string): void {
  mkdirSync('public/pictures/hero', { recursive: true })
  const file = `${stem}.mp4`
  const words = ['-y', '-loglevel', 'error', '-i', master, '-an', '-vf', picture, ...encoder]
  const { status, stderr } = spawnSync('ffmpeg', [...words, ...colours, file], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`)
  if (statSync(file).size > limit) throw new Error(`${file} is larger than 300 KB`)
}
