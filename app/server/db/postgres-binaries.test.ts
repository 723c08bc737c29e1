import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkLibraries } from './postgres-binaries.ts'

test('missing library links are created once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'libraries-'))
  mkdirSync(join(folder, 'native/lib'), { recursive: true })
  writeFileSync(
    join(folder, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]),
  )
  linkLibraries(folder)
  linkLibraries(folder)
  expect(readlinkSync(join(folder, 'native/lib/libx.so.1'))).toBe('libx.so.1.2')
  rmSync(folder, { recursive: true })
})
