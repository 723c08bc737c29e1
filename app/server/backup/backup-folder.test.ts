import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { hasSpaceFor } from './backup-folder.ts'

const quarter = 256 * 1024 * 1024

// Proves 12.2.3.
test.each([
  ['a quarter of a gigabyte and more', 1.5 * quarter, true],
  ['less than a quarter of a gigabyte', 0.5 * quarter, false],
])('a backup that leaves %s free', async (_, left, hasSpace) => {
  const { bavail, bsize } = await statfs(tmpdir())
  expect(await hasSpaceFor(tmpdir(), bavail * bsize - left)).toBe(hasSpace)
})
