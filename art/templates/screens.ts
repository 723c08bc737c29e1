import { join } from 'node:path'
import type { TemplateId } from '#catalog/templates.ts'
import { pictureShapes } from '#content/projects/project-pictures.ts'
import { encodePicture } from '../drawing/encode.ts'

/** Writes the flat screens of a landing page, on a desk and on a phone, in both languages. */
export async function encodeScreens(
  id: TemplateId,
  folders: Record<'he' | 'en', string>,
): Promise<void> {
  for (const shape of ['desk', 'phone'] as const) {
    const name = `public/pictures/projects/${id}-${shape}`
    const { widths } = pictureShapes[shape]
    await encodePicture(join(folders.he, `${id}-${shape}.png`), name, widths)
    await encodePicture(join(folders.en, `${id}-${shape}.png`), `${name}-en`, widths)
  }
}
