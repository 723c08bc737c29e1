import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { caseStudies } from '#catalog/projects.ts'
import { openingCoverOf, pictureShapes } from '#content/projects/project-pictures.ts'
import type { Task } from '../tasks.ts'
import { encodeWithin } from './encode-within.ts'

const [width] = pictureShapes['opening-cover'].widths

/** With its headers it arrives together with the style sheet (decision 0067). */
const limit = 8_100

const stems = caseStudies.flatMap((id) =>
  (['he', 'en'] as const).map((lang) => `public${openingCoverOf(id, lang).src}`),
)

/** The largest file of the cover: twice as wide, so that nothing of its compression remains. */
function sourceOf(stem: string): string {
  return `${stem}-1200.avif`
}

async function encode(stem: string): Promise<void> {
  const picture = sharp(await sharp(sourceOf(stem)).resize({ width }).png().toBuffer())
  const file = `${stem}-${width}`
  writeFileSync(`${file}.avif`, await encodeWithin(picture, limit))
  await picture.webp({ quality: 76, effort: 6, smartSubsample: true }).toFile(`${file}.webp`)
}

/** The cover of a case study for its opening on a phone, where it is the largest paint. */
export const openingCovers = [...new Set(stems)].map((stem): Task => ({
  name: `opening-cover-${basename(stem)}`,
  sources: [sourceOf(stem), 'art/stage/opening-covers.ts', 'art/stage/encode-within.ts'],
  details: { width, limit },
  result: `${stem}-${width}.avif`,
  make: () => encode(stem),
}))
