import { readFileSync } from 'node:fs'
import * as harfbuzz from 'harfbuzzjs'
import { openFont, openFontBytes, type OpenFont } from './glyphs.ts'

/** Debian's fonts, all under the SIL Open Font Licence; the wordmarks contain outlines only. */
const debian = '/usr/share/fonts/'

type Face = { file: string; from: 'npm' | 'debian'; variation?: Record<string, number> }

export const faces = {
  sans: {
    from: 'npm',
    file: 'google-sans/files/google-sans-latin-wght-normal.woff2',
    variation: { wght: 500 },
  },
  sansBold: {
    from: 'npm',
    file: 'google-sans/files/google-sans-latin-wght-normal.woff2',
    variation: { wght: 700 },
  },
  serifBlack: {
    from: 'npm',
    file: 'noto-serif-hebrew/files/noto-serif-hebrew-latin-standard-normal.woff2',
    variation: { wght: 900, wdth: 70 },
  },
  round: { from: 'debian', file: 'truetype/comfortaa/Comfortaa-Bold.ttf' },
  mono: { from: 'debian', file: 'truetype/jetbrains-mono/JetBrainsMono-ExtraBold.ttf' },
  wide: { from: 'debian', file: 'opentype/sora/Sora-SemiBold.otf' },
  latoBlack: { from: 'debian', file: 'truetype/lato/Lato-Black.ttf' },
  latoLight: { from: 'debian', file: 'truetype/lato/Lato-Light.ttf' },
} as const satisfies Record<string, Face>

export type FaceName = keyof typeof faces

async function open(face: Face): Promise<OpenFont> {
  if (face.from === 'npm') return await openFont(face.file, face.variation ?? {})
  return openFontBytes(readFileSync(debian + face.file), face.variation)
}

export type Word = {
  text: string
  face: FaceName
  size: number
  x: number
  baseline: number
  tracking?: number
}

/** A word as one SVG path, and the x where it ends. */
export async function outlineWord({
  text,
  face,
  size,
  x,
  baseline,
  tracking = 0,
}: Word): Promise<{ path: string; end: number }> {
  const { font, unitsPerEm } = await open(faces[face])
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const scale = size / unitsPerEm
  const positions = buffer.getGlyphPositions()
  let pen = x
  const paths = buffer.getGlyphInfos().map((glyph, index) => {
    const start = pen
    pen += (positions[index]?.xAdvance ?? 0) * scale + tracking
    return placed(font.glyphToJson(glyph.codepoint), (px, py) => [
      start + px * scale,
      baseline - py * scale,
    ])
  })
  return { path: paths.join(''), end: pen - tracking }
}

function placed(
  commands: readonly harfbuzz.SvgPathCommand[],
  place: (x: number, y: number) => readonly number[],
): string {
  return commands
    .map(({ type, values }) => {
      const pairs = values.flatMap((value, index) =>
        index % 2 === 0 ? place(value, values[index + 1] ?? 0) : [],
      )
      return type + pairs.map((value) => String(Math.round(value * 10) / 10)).join(' ')
    })
    .join('')
}
