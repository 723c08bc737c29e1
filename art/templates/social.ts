import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { TemplateId } from '#catalog/templates.ts'
import { photographTemplates } from './photograph.ts'

const maxBytes = 120_000

/** The picture of a landing page for social networks, in both languages. Needs a build. */
export async function makeSocialPictures(id: TemplateId, target: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'social-'))
  mkdirSync(target, { recursive: true })
  for (const lang of ['he', 'en'] as const) {
    await photographTemplates(lang, folder, { ids: [id], shown: ['social'] })
    const picture = await sharp(join(folder, `${id}-social.png`))
      .resize(1200, 630)
      .jpeg({ quality: 74, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (picture.length > maxBytes)
      throw new Error(`${id}-${lang}.jpg has ${picture.length} bytes, more than ${maxBytes}`)
    writeFileSync(join(target, `${id}-${lang}.jpg`), picture)
  }
  rmSync(folder, { recursive: true })
}
