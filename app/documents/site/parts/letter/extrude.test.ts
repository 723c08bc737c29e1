import { expect, test } from 'vitest'
import { extrude } from './extrude.ts'

/** In the winding order of the letters: down, right, up, left. */
const square = ['0 0 0 10 10 10 10 0']
const hole = ['0 0 10 0 10 10 0 10']

test('only the sides that the depth makes visible are drawn', () => {
  expect(extrude(square, [4, 2])).toEqual({
    across: 'M10 10L10 0l4 2L14 12Z',
    along: 'M0 10L10 10l4 2L4 12Z',
  })
})

test('a depth straight to the side shows one side', () => {
  expect(extrude(square, [-4, 0])).toEqual({ across: 'M0 0L0 10l-4 0L-4 0Z', along: '' })
})

test('an outline that runs the other way round is a hole: its inner sides are visible', () => {
  expect(extrude(hole, [4, 0])).toEqual({ across: 'M0 10L0 0l4 0L4 10Z', along: '' })
})
