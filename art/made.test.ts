import { expect, test } from 'vitest'
import { findOldPictures } from './made.ts'

test('no picture is older than what it was made from', () => {
  // `npm run art -- <name>` makes one again.
  expect(findOldPictures()).toEqual([])
})
