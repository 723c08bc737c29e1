import { expect, test } from 'vitest'
import { builderGroupIds, builderGroups } from './builder-groups.ts'
import { sellableIds } from './sellables.ts'

// Proves 6.1.1.
test('the builder offers every sellable exactly once', () => {
  const offered = builderGroupIds.flatMap((group) => [...builderGroups[group]])
  expect(offered.toSorted()).toEqual(sellableIds.toSorted())
})
