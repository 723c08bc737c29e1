import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const program = `
  import { createLog } from '${path.resolve('app/server/create-log.ts')}'
  import { endOnUncaughtErrors } from '${path.resolve('app/server/uncaught-errors.ts')}'
  const log = createLog({ LOG_LEVEL: 'info' })
  endOnUncaughtErrors(log)
  log.warn('first')
  log.warn('second')
  setTimeout(() => { log.warn('third'); process.stderr.write('still here') }, 100)
`

function run(stdout: number | 'pipe') {
  const args = ['--input-type=module-typescript', '-e', program]
  const options = { encoding: 'utf8', timeout: 120_000, killSignal: 'SIGKILL' } as const
  return spawnSync(process.execPath, args, { ...options, stdio: ['ignore', stdout, 'pipe'] })
}

test('each event is a line of JSON on standard output', () => {
  const { stdout } = run('pipe')
  const lines = (stdout ?? '').trimEnd().split('\n')
  // SAFETY: written by the program above.
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'first',
    'second',
    'third',
  ])
})

// Proves 11.3.9.
test.runIf(existsSync('/dev/full'))(
  'a log on a full disk neither blocks nor ends the process',
  () => {
    const full = openSync('/dev/full', 'w')
    const { status, stderr } = run(full)
    closeSync(full)
    expect([status, stderr]).toEqual([0, 'still here'])
  },
)
