import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { encodeWithin } from '../stage/encode-within.ts'
import type { Task } from '../tasks.ts'

/** The templates whose portrait is the largest paint of a phone. */
const templates = ['aesthetic-clinic', 'crystal-workshop', 'dental-clinic'] as const

/** The smallest one at 3:4 for 412 CSS pixels with 1.75 device pixels each. */
const width = 732
/** With its headers it arrives together with the style sheet (decision 0067). */
const limit = 8_100

export function isOpening(template: string): boolean {
  return templates.some((id) => id === template)
}

function stemOf(template: string): string {
  return `public/pictures/templates/${template}/hero-portrait`
}

/** The largest file of the picture: twice as wide, so that nothing of its compression remains. */
function sourceOf(template: string): string {
  return `${stemOf(template)}-1200.avif`
}

async function encode(template: string): Promise<void> {
  const picture = sharp(await sharp(sourceOf(template)).resize({ width }).png().toBuffer())
  const file = `${stemOf(template)}-${width}`
  writeFileSync(`${file}.avif`, await encodeWithin(picture, limit))
  await picture.webp({ quality: 70, effort: 6, smartSubsample: true }).toFile(`${file}.webp`)
}

/** The portraits for phones, which load before the first paint (decision 0067). */
export const openingPictures = templates.map((template): Task => ({
  name: `opening-picture-${template}`,
  sources: [sourceOf(template), 'art/templates/opening-pictures.ts', 'art/stage/encode-within.ts'],
  details: { width, limit },
  result: `${stemOf(template)}-${width}.avif`,
  make: () => encode(template),
}))
