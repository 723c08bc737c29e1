import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawPlaceholder, isPlaceholder } from './draw-placeholder.ts'

const folder = mkdtempSync(join(tmpdir(), 'dagesh-placeholder-'))

afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('a folder is no placeholder', () => {
  expect(isPlaceholder(folder)).toBe(false)
})

test.each([
  { name: 'a-320.avif', format: 'heif', width: 320, height: 400 },
  { name: 'b-640.webp', format: 'webp', width: 640, height: 480 },
  { name: 'below/c.jpg', format: 'jpeg', width: 1200, height: 630 },
])('$name has its format and size, and is known as a placeholder', async ({ name, ...shape }) => {
  const { width, height } = shape
  const file = join(folder, name)
  expect(isPlaceholder(file)).toBe(false)
  await drawPlaceholder({ file, width, height }, { letter: 'א', backdrop: 'fig' })
  expect(await sharp(file).metadata()).toMatchObject(shape)
  expect(isPlaceholder(file)).toBe(true)
  await sharp({ create: { width, height, channels: 3, background: '#e8500c' } }).toFile(file)
  expect(isPlaceholder(file)).toBe(false)
})
