import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openingPictures, type OpeningPicture } from '#content/opening-pictures.ts'
import { OpeningObject } from './opening-object.tsx'

// SAFETY: the keys of a constant record have its key type.
const pictures = Object.keys(openingPictures) as OpeningPicture[]

test.each(pictures)('each file that the opening %s requests exists', (picture) => {
  const markup = renderToStaticMarkup(<OpeningObject picture={picture} />)
  const files = markup.match(/\/pictures\/openings\/[\w-]+\.(?:avif|webp)/g) ?? []
  // Two formats in two sizes, and the picture for browsers without srcset.
  expect(files.length).toBeGreaterThanOrEqual(5)
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([])
})

test('a wall that follows the theme has its dark picture first, for dark themes only', () => {
  const markup = renderToStaticMarkup(<OpeningObject picture="not-found" />)
  const [first, , third] = markup.match(/<source[^>]*>/g) ?? []
  expect(first).toContain('not-found-dark')
  expect(first).toContain('media="(prefers-color-scheme: dark)"')
  expect(third).toContain('not-found-light')
  expect(third).not.toContain('media=')
})

test('a wall that is the same in both themes has one picture without a condition', () => {
  const markup = renderToStaticMarkup(<OpeningObject picture="contact" />)
  expect(markup).not.toContain('media=')
  expect(markup).not.toContain('contact-dark')
})
