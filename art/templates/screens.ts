import { join } from 'node:path'
import type { TemplateId } from '#catalog/templates.ts'
import { pictureShapes } from '#content/projects/project-pictures.ts'
import { encodePicture } from '../drawing/encode.ts'

/** Low enough for pages with fine pictures, such as a city, to stay within the limit of bytes. */
const quality = { avif: 52, webp: 72 }

/** Writes the first screen of a landing page on a computer, in both languages. */
export async function encodeScreens(
  id: TemplateId,
  folders: Record<'he' | 'en', string>,
): Promise<void> {
  const name = `public/pictures/projects/${id}-desk`
  const { widths } = pictureShapes.desk
  await encodePicture(join(folders.he, `${id}-desk.png`), name, widths, quality)
  await encodePicture(join(folders.en, `${id}-desk.png`), `${name}-en`, widths, quality)
}
