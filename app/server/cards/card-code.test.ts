import decode from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardCode } from './card-code.ts'

// Proves 3.12.9.
test.each(['noa-barak', 'a'.repeat(64)])('the code of %s is read back', async (slug) => {
  const { size, path } = cardCode('https://dagesh.example', slug)
  const box = `-4 -4 ${size + 8} ${size + 8}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="600" height="600"><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  expect(decode({ data: new Uint8Array(data), width, height })).toBe(
    `https://dagesh.example/v/${slug}`,
  )
})
