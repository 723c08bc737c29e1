import { expect, test } from 'vitest'
import { describeLowSpace } from './describe-low-space.ts'
import { findLowSpace, freeShareOf, isLow } from './disk-space.ts'

const disk = { blocks: 1_000, bfree: 500, bavail: 500, files: 1_000, ffree: 500 }

// Proves 11.3.12.
test.each([
  { what: 'half free', stats: disk, free: null },
  { what: 'a tenth free', stats: { ...disk, bfree: 100, bavail: 100 }, free: null },
  { what: 'less than a tenth free', stats: { ...disk, bfree: 99, bavail: 99 }, free: 0.099 },
  { what: 'space for root only', stats: { ...disk, bfree: 200, bavail: 0 }, free: 0 },
  { what: 'few entries free', stats: { ...disk, ffree: 50 }, free: 0.05 },
  { what: 'no fixed number of entries', stats: { ...disk, files: 0, ffree: 0 }, free: null },
  {
    what: 'a file system without blocks',
    stats: { ...disk, blocks: 0, bfree: 0, bavail: 0 },
    free: null,
  },
])('of a disk with $what too little is free: $free', ({ stats, free }) => {
  const share = freeShareOf(stats)
  expect(isLow(share) ? share : null).toBe(free)
})

test('a folder that does not exist is no problem of its disk', async () => {
  expect(await findLowSpace('/missing/folder')).toBeNull()
})

test.each([
  { lang: 'he', free: 0.099, text: '9%' },
  { lang: 'en', free: 0.004, text: '0%' },
] as const)('in $lang $free free is written as $text', ({ lang, free, text }) => {
  expect(describeLowSpace(free, lang).text).toContain(text)
})
