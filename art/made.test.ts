import { expect, test } from 'vitest'
import { findOldPictures } from './made.ts'

test('no picture is older than its sources', () => {
  // `npm run art -- <name>` makes a picture again.
  expect(findOldPictures()).toEqual([])
})
