import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeOwner, ownerState, recordOwner } from './owner-record.ts'

const folder = mkdtempSync(join(tmpdir(), 'owner-'))
const file = join(folder, 'site.pid')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('without a record the state of the owner is unknown', () => {
  expect(ownerState(folder)).toBe('unknown')
})

test.runIf(existsSync('/proc/self/stat'))(
  'the record shows whether its process still runs',
  async () => {
    recordOwner(folder)
    expect(ownerState(folder)).toBe('running')
    const [namespace = '', , started = ''] = readFileSync(file, 'utf8').split('\n')
    const write = (...lines: unknown[]) => writeFileSync(file, lines.join('\n'))

    const other = spawn('sleep', ['60'])
    await once(other, 'spawn')
    write(namespace, other.pid, started)
    expect(ownerState(folder)).toBe('gone')
    other.kill('SIGKILL')
    await once(other, 'exit')

    write('another boot', process.pid, started)
    expect(ownerState(folder)).toBe('unknown')
    write('')
    expect(ownerState(folder)).toBe('unknown')
    removeOwner(folder)
    expect(existsSync(file)).toBe(false)
  },
)
