import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getPostmaster } from '#server/db/postmaster.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

/** The settings of glibc's allocator that a process was started with. */
function allocatorOf(pid: number): string[] {
  const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  return environment.filter((line) => line.startsWith('MALLOC_')).toSorted()
}

test.runIf(process.platform === 'linux')(
  'the site returns freed memory at 64 KB, and its database has the defaults',
  async () => {
    const app = sharedSite()
    expect(allocatorOf(app.pid)).toEqual([
      'MALLOC_MMAP_THRESHOLD_=65536',
      'MALLOC_TRIM_THRESHOLD_=65536',
    ])
    const database = getPostmaster(join(app.dataDir, 'postgres'))
    expect(allocatorOf(database?.pid ?? 0)).toEqual([])
  },
)
