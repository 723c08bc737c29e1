import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureLimits, preparePicture } from './prepare-picture.ts'

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#e8500c' } })
}

// Proves 3.12.13.
test('a photo is rotated upright, resized and stripped of its location', async () => {
  const file = await picture(1600, 800)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const prepared = await preparePicture(file)
  if ('fault' in prepared) throw new Error(prepared.fault)
  expect(prepared).toMatchObject({ width: 600, height: 1200 })
  const { format, exif, orientation } = await sharp(prepared.bytes).metadata()
  expect([format, exif, orientation]).toEqual(['webp', undefined, undefined])
  expect(prepared.id).toMatch(/^[\w-]{22}$/)
})

// Proves 3.12.13.
test.each([
  ['a text', async () => Buffer.from('<?php echo 1;'), 'notAPicture'],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
    'notAPicture',
  ],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'notAPicture'],
  [
    'half a photo',
    async () => (await picture(900, 900).png().toBuffer()).subarray(0, 300),
    'notAPicture',
  ],
  ['a tiny photo', async () => picture(199, 400).png().toBuffer(), 'tooSmall'],
  ['a huge photo', async () => picture(10_000, 5_001).png().toBuffer(), 'tooManyPixels'],
  ['too many bytes', async () => Buffer.alloc(pictureLimits.bytes + 1), 'tooLarge'],
])('%s is refused', async (_, make, fault) => {
  expect(await preparePicture(await make())).toEqual({ fault })
})
