import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { openingPictures, themesOf, type OpeningPicture } from '#content/opening-pictures.ts'
import type { Task } from '../tasks.ts'
import { digestOf } from '../digest.ts'
import { encodeWithin } from './encode-within.ts'
import { runBlender } from './stills.ts'
import { requireWeights } from './weights.ts'

type Opening = { picture: OpeningPicture; theme: 'light' | 'dark'; samples: number }

const serviceSet = ['art/stage/openings/service_set.py']
const roundCorners = ['art/stage/soften.py']

/** Further sources of a picture: the prints on the stand of the portfolio, and shared modules. */
const ingredients: Partial<Record<string, readonly string[]>> = {
  'digital-business-card': serviceSet,
  'landing-page': serviceSet,
  'digital-presence': serviceSet,
  'strategic-consulting': serviceSet,
  'uxui-design': serviceSet,
  websites: serviceSet,
  'online-store': serviceSet,
  about: roundCorners,
  contact: roundCorners,
  'not-found': roundCorners,
  'package-builder': roundCorners,
  portfolio: ['tlbank-webapp', 'mello-petshop', 'viola-medical'].map(
    (print) => `public/pictures/projects/${print}-800.webp`,
  ),
}

// SAFETY: the keys of a constant record are its type.
const renders = (Object.keys(openingPictures) as OpeningPicture[]).flatMap((picture): Opening[] =>
  themesOf(picture).map((theme) => ({ picture, theme, samples: 12 })),
)

function sourcesOfOpening({ picture }: Opening): string[] {
  return [
    ...['opening.py', 'opening_set.py', 'cut_out.py', 'denoised.py', 'oidn.py', 'scenery.py'].map(
      (file) => `art/stage/${file}`,
    ),
    `art/stage/openings/${picture.replaceAll('-', '_')}.py`,
    'art/letters/outlines.json',
    ...(ingredients[picture] ?? []),
  ]
}

function stemOfOpening({ picture, theme }: Opening): string {
  return `public/pictures/openings/${picture}-${theme}`
}

/** The largest width a page asks for is the size of the render. */
const widths = [560, 960] as const

/**
 * The most bytes of an AVIF of each width. The small one is for phones of up to 1.75 device pixels:
 * with its headers it arrives together with the style sheet (decision 0067).
 */
const limits = { 560: 8_100, 960: 28_000 } as const

/** The colour of a shadow on each wall. That of the render is lighter than a dark wall. */
const shadows = { light: [44, 11, 36], dark: [18, 4, 15] } as const

type Pixel = { red: number; green: number; blue: number; opacity: number }

/** A translucent dark red pixel, where the render covers the wall with shadow alone. */
function isShadow({ red, green, blue, opacity }: Pixel): boolean {
  return opacity < 200 && red < 110 && green < red * 0.45 && blue < red
}

/**
 * Separates the colour and the coverage of a render: resizing both together leaves noise in the
 * colour of faint shadows, which costs a third of the bytes.
 */
async function separate(
  render: string,
  theme: Opening['theme'],
): Promise<{ colour: Sharp; coverage: Sharp }> {
  const { data, info } = await sharp(render)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = width * height
  const colour = Buffer.alloc(pixels * 3)
  const coverage = Buffer.alloc(pixels)
  for (let pixel = 0; pixel < pixels; pixel++) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(pixel * 4, pixel * 4 + 4)
    coverage[pixel] = opacity
    const isWallOnly = opacity < 4 || (theme === 'dark' && isShadow({ red, green, blue, opacity }))
    colour.set(isWallOnly ? shadows[theme] : [red, green, blue], pixel * 3)
  }
  return {
    colour: sharp(colour, { raw: { width, height, channels: 3 } }),
    coverage: sharp(coverage, { raw: { width, height, channels: 1 } }),
  }
}

async function encode(render: string, stem: string, theme: Opening['theme']): Promise<void> {
  mkdirSync(dirname(stem), { recursive: true })
  const { colour, coverage } = await separate(render, theme)
  for (const width of widths) {
    const alpha = await coverage.clone().resize({ width }).extractChannel(0).png().toBuffer()
    const opaque = await colour.clone().resize({ width }).png().toBuffer()
    const picture = sharp(opaque).joinChannel(alpha)
    writeFileSync(`${stem}-${width}.avif`, await encodeWithin(picture, limits[width]))
    await picture
      .clone()
      .webp({ quality: 76, alphaQuality: 80, effort: 6, smartSubsample: true })
      .toFile(`${stem}-${width}.webp`)
  }
}

/** Renders the object unless the cache has it, and encodes it. */
async function makeOpening(opening: Opening): Promise<void> {
  const { picture, theme, samples } = opening
  const folder = 'node_modules/.cache/art/openings'
  const digest = digestOf(sourcesOfOpening(opening), opening)
  const render = join(folder, `opening-${picture}-${theme}-${digest}.png`)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(render)) {
    const words = [picture, openingPictures[picture], theme, render, '960x960', String(samples)]
    runBlender('opening.py', render, [...words, requireWeights()])
  }
  await encode(render, stemOfOpening(opening), theme)
}

export const openings = renders.map((opening): Task => ({
  name: `opening-${opening.picture}-${opening.theme}`,
  sources: sourcesOfOpening(opening),
  details: opening,
  result: `${stemOfOpening(opening)}-560.avif`,
  make: () => makeOpening(opening),
}))
