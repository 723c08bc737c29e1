/**
 * Writes app/parts/qr/caption-letters.ts: the letters of the display font as outlines, for captions
 * of QR codes. A file with a code then needs no font, and a PDF no text engine.
 */
import { writeFileSync } from 'node:fs'
import { openFont, type OpenFont } from '../letters/glyphs.ts'

const hebrew = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת׳״־'
const latin = " !&'(),-./0123456789:?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz–’“”+%"
const russian = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁё№'
/** The weight and width of the headlines (app/documents/site/styles/utilities.css). */
const headlineAxes = { wght: 900, wdth: 66 }

/** A contour whose last line leads to its start, where Z leads too. */
const lineToStart = /M(-?\d+ -?\d+)([^MZ]*)L\1Z/g

const target = new URL('../../app/parts/qr/caption-letters.ts', import.meta.url)

function draw({ font, unitsPerEm }: OpenFont, letter: string): string {
  const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
  if (!glyph) throw new Error(`The font has no ${letter}`)
  const scale = (value: number) => Math.round((value * 1000) / unitsPerEm)
  const path = font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      // The y axis points up in fonts and down in files.
      const points = values.map((value, at) => scale(at % 2 === 0 ? value : -value) + 0)
      return type + points.join(' ')
    })
    .join('')
    .replaceAll(lineToStart, 'M$1$2Z')
  return `${letter}${scale(font.glyphHAdvance(glyph))} ${path}`
}

async function rows(file: string, letters: string): Promise<string[]> {
  const font = await openFont(file, headlineAxes)
  return [...letters].map((letter) => draw(font, letter))
}

const lines = [
  ...(await rows('noto-serif-hebrew/files/noto-serif-hebrew-latin-standard-normal.woff2', latin)),
  ...(await rows('noto-serif-hebrew/files/noto-serif-hebrew-hebrew-standard-normal.woff2', hebrew)),
  // The face of the headlines has no Cyrillic; this is the family that it belongs to.
  ...(await rows('noto-serif/files/noto-serif-cyrillic-standard-normal.woff2', russian)),
]
writeFileSync(
  target,
  `import type { CaptionLetters } from '#domain/qr/draw-caption.ts'

/** A letter, its advance and its outline. Written by art/qr/caption-letters.ts. */
const rows = \`${lines.join('\n')}\`

/** Noto Serif, black and narrow: the face of the headlines. */
export const captionLetters: CaptionLetters = Object.fromEntries(
  rows.split('\\n').map((row) => {
    const end = row.indexOf(' ', 1)
    return [row.charAt(0), [Number(row.slice(1, end)), row.slice(end + 1)]] as const
  }),
)
`,
)
