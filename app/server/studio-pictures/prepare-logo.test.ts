import sharp from 'sharp'
import { expect, test } from 'vitest'
import { studioPictureLimits as limits, type LogoLook } from '#domain/studio/studio-pictures.ts'
import { drawLogo, plainPicture } from '#tests/support/studio-pictures.ts'
import { prepareLogo } from './prepare-logo.ts'

// Proves 7.15.1.
test.each<[string, Parameters<typeof drawLogo>[1], LogoLook]>([
  ['black', ['#000000'], 'ink'],
  ['white', ['#ffffff'], 'ink'],
  ['orange', ['#e8500c'], 'ink'],
  ['orange and green', ['#e8500c', '#2f9e5f'], 'any'],
  ['black and orange', ['#100010', '#e8500c'], 'light'],
  ['white and lemon', ['#ffffff', '#ffffcc'], 'dark'],
])('a logo in %s is cut to its edge and shown by its colours', async (_, colours, look) => {
  const prepared = await prepareLogo(await drawLogo({ width: 640, height: 160 }, colours))
  expect(prepared).toMatchObject({ logo: { width: 640, height: 160, look } })
  const again = await prepareLogo(await drawLogo({ width: 640, height: 160 }, colours))
  expect(again).toEqual(prepared)
})

// Proves 7.15.1.
test('a logo with a ground of its own is shown as it is, upright and without its metadata', async () => {
  const photo = plainPicture({ width: 1200, height: 400 })
    .composite([{ input: await drawLogo({ width: 300, height: 100 }, ['#000000', '#ffffff']) }])
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
  const prepared = await prepareLogo(await photo.jpeg().toBuffer())
  if ('fault' in prepared) throw new Error(prepared.fault)
  expect(prepared.logo.look).toBe('any')
  expect(prepared.logo.height).toBeGreaterThan(prepared.logo.width)
  const { format, exif, orientation } = await sharp(prepared.bytes).metadata()
  expect([format, exif, orientation]).toEqual(['png', undefined, undefined])
  expect(prepared.bytes.includes('secret place')).toBe(false)
})

async function animation(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = ['#000000', '#ffffff'].map((colour) =>
    plainPicture({ width: 300, height: 100 }, colour).png().toBuffer(),
  )
  const joined = sharp(await Promise.all(frames), { join: { animated: true } })
  return format === 'gif' ? joined.gif().toBuffer() : joined.webp().toBuffer()
}

/** Its first chunks say that more frames follow, as an animated PNG does. */
async function animatedPng(): Promise<Buffer> {
  const png = await plainPicture({ width: 300, height: 100 }).png().toBuffer()
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
}

const size = { width: 900, height: limits.logoHeight }
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'

// Proves 7.15.2.
test.each<[string, () => Promise<Buffer>, string]>([
  ['a text', async () => Buffer.from('<?php echo 1;'), 'picture'],
  ['an SVG', async () => Buffer.from(svg), 'picture'],
  ['an animated GIF', () => animation('gif'), 'picture'],
  ['an animated WebP', () => animation('webp'), 'pictureMoves'],
  ['an animated PNG', animatedPng, 'pictureMoves'],
  [
    'half a picture',
    async () => (await plainPicture(size).png().toBuffer()).subarray(0, 200),
    'picture',
  ],
  ['nothing but clear pixels', () => drawLogo(size, ['#00000000']), 'picture'],
  [
    'a low one',
    () => drawLogo({ width: 900, height: limits.logoHeight - 1 }, ['#000']),
    'pictureSmall',
  ],
  [
    'one of many pixels',
    () => plainPicture({ width: 10_000, height: 4_001 }).png().toBuffer(),
    'pictureLarge',
  ],
  ['a heavy one', async () => Buffer.alloc(limits.bytes + 1), 'pictureLarge'],
])('%s is refused', async (_, make, fault) => {
  expect(await prepareLogo(await make())).toEqual({ fault })
})

// Proves 7.15.2.
test('a logo of exactly the least height is taken', async () => {
  expect(await prepareLogo(await drawLogo(size, ['#000']))).toMatchObject({ logo: size })
})
