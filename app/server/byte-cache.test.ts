import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

function storedKeys(cache: ReturnType<typeof createByteCache<string>>, keys: readonly string[]) {
  return keys.filter((key) => cache.get(key) !== undefined)
}

test('the least recently used value is removed to make room', () => {
  const cache = createByteCache<string>({ limit: 8, sizeOf: ({ length }) => length })
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, 'xx')
  cache.get('a')
  cache.set('e', 'xx')
  expect(storedKeys(cache, ['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'c', 'd', 'e'])
})

test('a value that would remove many others is not stored', () => {
  const cache = createByteCache<string>({ limit: 8, sizeOf: ({ length }) => length })
  cache.set('a', 'xx')
  cache.set('large', 'xxx')
  expect(storedKeys(cache, ['a', 'large'])).toEqual(['a'])
})

test('a value that is replaced counts once, and after clearing nothing counts', () => {
  const cache = createByteCache<string>({ limit: 8, sizeOf: ({ length }) => length })
  for (let times = 0; times < 9; times += 1) cache.set('a', 'xx')
  cache.set('b', 'xx')
  expect(storedKeys(cache, ['a', 'b'])).toEqual(['a', 'b'])
  cache.clear()
  for (const key of ['c', 'd', 'e', 'f']) cache.set(key, 'xx')
  expect(storedKeys(cache, ['a', 'c', 'd', 'e', 'f'])).toEqual(['c', 'd', 'e', 'f'])
})
