import { textOn } from '#domain/business-card/card-colors.ts'
import { themeColors, type CardTheme } from '#domain/business-card/card-themes.ts'
import { nameLines } from '#domain/business-card/split-name.ts'
import { isolate } from '#i18n/bidi.ts'
import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { typesetSvg } from '../pdf/typesetter.ts'
import type { Database } from '../db/database.ts'
import type { ShownCard } from './card-store.ts'
import { loadSharp } from './load-sharp.ts'
import { getPicture } from './picture-store.ts'

type Card = Pick<ShownCard, 'content'> & { lang: CardLang }
type Server = { database: Database }

const preview = { width: 1200, height: 630 }
const icon = { width: 512, height: 512 }

/** A PNG of 1200 × 630: the name, role and company beside the photo or the first letter. */
export function drawPreview(server: Server, card: Card): Promise<Buffer> {
  const isRtl = cardLanguages[card.lang].dir === 'rtl'
  const start = isRtl ? 0 : preview.width - preview.height
  return draw(server, card, {
    kind: 'preview',
    ...preview,
    square: { start, side: preview.height },
  })
}

/** A PNG of 512 × 512: the photo or the first letter. */
export function drawIcon(server: Server, card: Card): Promise<Buffer> {
  return draw(server, card, { kind: 'icon', ...icon, square: { start: 0, side: icon.width } })
}

/**
 * The typeface of names in a theme: the font family, the family for Russian letters, and the
 * weights of the given name and the last name.
 */
type Face = { family: string; russian: string; given: number; last: number }

const display = 'Dagesh Display'
const text = 'Dagesh Text'

/** The same as in the style sheets of the themes. */
const faces: Record<CardTheme, Face> = {
  poster: { family: display, russian: display, given: 900, last: 300 },
  letterpress: { family: 'Card Bellefair', russian: display, given: 400, last: 400 },
  ticket: { family: 'Card Narrow', russian: text, given: 800, last: 800 },
  tiles: { family: 'Card Fredoka', russian: text, given: 600, last: 600 },
  blueprint: { family: text, russian: text, given: 400, last: 400 },
  postcard: { family: 'Card Hand', russian: display, given: 400, last: 400 },
}

type Drawing = {
  kind: 'preview' | 'icon'
  width: number
  height: number
  /** Where the photo is placed, in pixels from the physical left. */
  square: { start: number; side: number }
}

async function draw(
  { database }: Server,
  { lang, content }: Card,
  { square, ...drawing }: Drawing,
): Promise<Buffer> {
  const words = content.words[lang]
  const { first, second } = nameLines(words.name, words)
  const { dir } = cardLanguages[lang]
  const colors = content.colors ?? themeColors[content.theme]
  const svg = await typesetSvg('card-image', {
    ...drawing,
    lang,
    dir,
    colors,
    face: faces[content.theme],
    onAccent: textOn(colors.accent),
    letter: [...first][0] ?? '',
    given: isolate(first, dir),
    family: isolate(second, dir),
    role: isolate(words.role, dir),
    company: isolate(words.company, dir),
  })
  const sharp = await loadSharp()
  const image = sharp(Buffer.from(svg)).resize(drawing.width, drawing.height)
  const photo = content.photo ? await getPicture(database, content.photo) : null
  if (!photo) return image.png().toBuffer()
  const { start, side } = square
  const input = await sharp(photo)
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .toBuffer()
  return image
    .composite([{ input, left: start, top: 0 }])
    .png()
    .toBuffer()
}
