import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iconSides, studioPictureLimits as limits } from '#domain/studio/studio-pictures.ts'
import { drawLogo, plainPicture } from '#tests/support/studio-pictures.ts'
import { prepareIcon } from './prepare-icon.ts'

const side = limits.iconSide

// Proves 7.15.1.
test('an icon is stored in each of its sizes, and on white for the home screen of an iPhone', async () => {
  const prepared = await prepareIcon(await drawLogo({ width: side, height: side }, ['#2f9e5f']))
  if ('fault' in prepared) throw new Error(prepared.fault)
  const found = await Promise.all(
    prepared.pictures.map(async ({ id, bytes }) => {
      const { format, width, height, hasAlpha } = await sharp(bytes).metadata()
      return { id, format, width, height, hasAlpha }
    }),
  )
  expect(found).toEqual(
    iconSides.map((each) => ({
      id: `${prepared.id}-${each}`,
      format: 'png',
      width: each,
      height: each,
      hasAlpha: each !== 180,
    })),
  )
})

// Proves 7.15.2.
test.each([
  ['of 511 pixels', side - 1, side - 1, 'pictureSmall'],
  ['that is wider than high', side + 1, side, 'pictureSquare'],
  ['that is low', side * 2, side - 1, 'pictureSmall'],
])('an icon %s is refused', async (_, width, height, fault) => {
  expect(await prepareIcon(await plainPicture({ width, height }).png().toBuffer())).toEqual({
    fault,
  })
})

// Proves 7.15.2.
test('an icon with broken pixels is refused', async () => {
  const png = await plainPicture({ width: side, height: side }).png().toBuffer()
  expect(await prepareIcon(png.subarray(0, 300))).toEqual({ fault: 'picture' })
})
