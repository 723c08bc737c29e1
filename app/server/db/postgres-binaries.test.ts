import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requirePostgresBinaries } from './postgres-binaries.ts'

test('libraries are linked in the copy, because the package may belong to another user', () => {
  const folder = mkdtempSync(join(tmpdir(), 'libraries-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const installed = join(folder, 'package')
  for (const each of ['bin', 'lib']) mkdirSync(join(installed, 'native', each), { recursive: true })
  writeFileSync(join(installed, 'package.json'), '{ "version": "18.4.0" }')
  writeFileSync(
    join(installed, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]),
  )
  const find = () => requirePostgresBinaries(join(folder, 'data'), installed)
  const { postgres, major } = find()
  expect(find().postgres).toBe(postgres)
  expect(major).toBe(18)
  expect(readlinkSync(join(postgres, '../../lib/libx.so.1'))).toBe('libx.so.1.2')
  const inPackage = lstatSync(join(installed, 'native/lib/libx.so.1'), { throwIfNoEntry: false })
  expect(inPackage).toBeUndefined()
})
