import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { posts } from '#catalog/posts.ts'

// Decision 0072.
test.each(posts)('the largest paint of the article %s is small on a phone', (id) => {
  expect(statSync(`public/pictures/posts/${id}-660.avif`).size).toBeLessThanOrEqual(8_100)
})
