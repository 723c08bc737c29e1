import { expect, test } from 'vitest'
import { claimIds } from '#domain/studio/studio.ts'
import { claims } from './claims.ts'

// Proves 3.1.2.
test('the stats are the specified figures, in their order', () => {
  expect(claimIds.map((id) => `${claims[id].value}${claims[id].suffix}`)).toEqual([
    '200%',
    '30+',
    '100+',
    '16+',
  ])
})
