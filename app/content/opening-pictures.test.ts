import { expect, test } from 'vitest'
import { openingPictureOf, openingPictures } from './opening-pictures.ts'
import { pages } from './pages.ts'

test('each picture stands on the wall that it was lit for', () => {
  const onOtherWalls = pages.filter(({ path, opening }) => {
    const picture = openingPictureOf(path)
    return picture !== null && openingPictures[picture] !== opening.backdrop
  })
  expect(onOtherWalls.map(({ path }) => path)).toEqual([])
})
