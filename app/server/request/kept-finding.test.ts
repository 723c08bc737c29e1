import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepFinding, keptFinding } from './kept-finding.ts'

// Proves 9.4.3.
test('what was found last is kept in the data folder, and nothing once it is mended', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'finding-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  expect(keptFinding({ DATA_DIR })).toBeNull()
  for (const finding of ['unlisted', 'hidden', null] as const) {
    keepFinding({ DATA_DIR })(finding)
    expect(keptFinding({ DATA_DIR })).toBe(finding)
  }
})

test('a folder that cannot be written stops nothing', () => {
  expect(() => keepFinding({ DATA_DIR: '/no/such/folder' })('hidden')).not.toThrow()
})
