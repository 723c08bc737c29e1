import { parseLogo, type StudioLogo } from '#domain/studio/studio-pictures.ts'
import { loadSharp } from '../cards/load-sharp.ts'
import type { Database } from '../db/database.ts'
import { getStudioPicture } from './studio-picture-store.ts'

/** A logo for white paper: PNG, and whether it brings a dark ground along. */
export type PrintedLogo = Pick<StudioLogo, 'id' | 'width' | 'height'> & {
  isOnDark: boolean
  bytes: Buffer
}

/** The colour of the text on paper (pdf/quote.typ). */
const ink = '#210818'

/**
 * The logo of a stored quote, for paper (requirements 7.15): one of one colour gets that of the text, a
 * light one brings its ground. null: the name is set as type.
 * @param text the logo as the quote stores it
 */
export async function printLogo(
  database: Pick<Database, 'orm'>,
  text: string | undefined,
): Promise<PrintedLogo | null> {
  const logo = parseLogo(text ?? '')
  const bytes = logo && (await getStudioPicture(database, logo.id))
  if (!logo || !bytes) return null
  const { id, width, height, look } = logo
  return {
    id,
    width,
    height,
    isOnDark: look === 'dark',
    bytes: look === 'ink' ? await inInk(bytes, logo) : bytes,
  }
}

/** The shape of the picture in the colour of the text. */
async function inInk(
  bytes: Buffer,
  { width, height }: Pick<StudioLogo, 'width' | 'height'>,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const shape = await sharp(bytes).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: ink } })
    .joinChannel(shape, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}
