import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import * as harfbuzz from 'harfbuzzjs'
import wawoff2 from 'wawoff2'

/**
 * Writes letters/outlines.json, the Hebrew letters of the display font at its heaviest weight, one
 * em wide, y up, and letters/latin.json, the Latin letter in the English hero. Strokes of a
 * variable font overlap and would show holes when extruded, so unite.py first merges them into one
 * outline.
 */

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url)
const letters = 'אבגדהוזחטיכלמנסעפצקרשתםןךףץ'

/** An i without its dot. */
const dotless = 'ı'

type Variation = Record<string, number>

/** A point and its two handles, each [x, y]. */
export type Knot = readonly [readonly number[], readonly number[], readonly number[]]

export type Outline = { advance: number; contours: readonly (readonly Knot[])[] }

export type OpenFont = { font: harfbuzz.Font; unitsPerEm: number }

export async function openFont(file: string, variation: Variation): Promise<OpenFont> {
  const bytes = await wawoff2.decompress(readFileSync(new URL(file, packages)))
  return openFontBytes(bytes, variation)
}

export function openFontBytes(bytes: Uint8Array, variation: Variation = {}): OpenFont {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes))
  const font = new harfbuzz.Font(face)
  font.setVariations(
    Object.entries(variation).map(([tag, value]) => new harfbuzz.Variation(tag, value)),
  )
  return { font, unitsPerEm: face.upem }
}

async function writeOutlines(
  script: 'hebrew' | 'latin',
  signs: string,
  file: string,
): Promise<void> {
  const { font, unitsPerEm } = await openFont(
    `noto-serif-hebrew/files/noto-serif-hebrew-${script}-standard-normal.woff2`,
    {
      wght: 900,
      wdth: 100,
    },
  )
  const raw = [...signs].map((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0
    return {
      letter,
      advance: font.glyphHAdvance(glyph) / unitsPerEm,
      unitsPerEm,
      commands: font.glyphToJson(glyph),
    }
  })
  const united = execFileSync('/usr/bin/python3', [new URL('unite.py', import.meta.url).pathname], {
    input: JSON.stringify(raw),
  })
  writeFileSync(new URL(file, import.meta.url), united)
}

if (import.meta.main) {
  await writeOutlines('hebrew', letters, 'outlines.json')
  await writeOutlines('latin', dotless, 'latin.json')
}
