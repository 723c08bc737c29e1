import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeLevels, excessCharacters, levelFor } from '#domain/qr/code-capacity.ts'
import { applyPreset, plainStyle, presetNames, type CodeStyle } from '#domain/qr/code-style.ts'
import { drawCode } from '#domain/qr/draw-code.ts'
import { writeSvg } from '#domain/qr/write-svg.ts'
import { captionLetters } from './caption-letters.ts'
import { makeMatrix } from './code-matrix.ts'
import { readCode } from './read-code.ts'

async function scan(text: string, style: CodeStyle, pixelsPerSquare: number) {
  const matrix = makeMatrix(text, levelFor(text, style.level, style.middle !== 'none'))
  const drawing = drawCode({ matrix, style, letters: captionLetters })
  const { data, info } = await sharp(Buffer.from(writeSvg(drawing)))
    .resize(Math.round(drawing.width * pixelsPerSquare))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readCode({ ...info, data: new Uint8ClampedArray(data) })
}

const texts = [
  'https://dagesh.example/he/',
  'שלום; זה "טקסט" \\ בעברית, עם 2 שורות\nוגם סימנים',
  'WIFI:T:WPA;S:Кафе \\"Тест\\";P:пароль\\;123;;',
]

// Proves 3.16.4.
test.each(texts.flatMap((text) => presetNames.map((name) => [name, text] as const)))(
  'a code in the design %s can be read at two sizes: %s',
  async (name, text) => {
    const style = { ...applyPreset(plainStyle, name), caption: 'Scan סרקו' }
    expect(await scan(text, style, 3)).toBe(text)
    expect(await scan(text, style, 11)).toBe(text)
  },
)

test('a code whose middle covers too much cannot be read', async () => {
  const style: CodeStyle = { ...plainStyle, middle: 'dagesh', middleSize: 70 }
  expect(await scan('https://dagesh.example', style, 8)).toBeNull()
})

// Proves 3.16.2.
test.each(codeLevels)(
  'the longest texts of level %s fit, and one character more does not',
  (level) => {
    const longest = {
      digits: { L: 7089, M: 5596, Q: 3993, H: 3057 }[level],
      capitals: { L: 4296, M: 3391, Q: 2420, H: 1852 }[level],
      bytes: { L: 2953, M: 2331, Q: 1663, H: 1273 }[level],
    }
    for (const [letter, length] of [
      ['7', longest.digits],
      ['A', longest.capitals],
      ['a', longest.bytes],
    ] as const) {
      const fits = letter.repeat(length)
      expect(excessCharacters(fits, level)).toBe(0)
      expect(makeMatrix(fits, level).dark).toHaveLength(177)
      expect(excessCharacters(fits + letter.repeat(5), level)).toBe(5)
      expect(() => makeMatrix(fits + letter, level)).toThrow('Data too long')
    }
  },
)

test('an excess is counted in characters, not in bytes', () => {
  // 2331 bytes: 1165 Hebrew letters of two bytes, and one byte is left.
  expect(excessCharacters('ש'.repeat(1165), 'M')).toBe(0)
  expect(excessCharacters('ש'.repeat(1175), 'M')).toBe(10)
})

test.each([
  ['a'.repeat(100), 'H'],
  ['a'.repeat(1300), 'Q'],
  ['a'.repeat(2000), 'M'],
  ['a'.repeat(3000), 'L'],
])('with a logo the level is the highest that the text fits into', (text, level) => {
  expect(levelFor(text, 'L', true)).toBe(level)
  expect(levelFor(text, 'Q', false)).toBe('Q')
})
