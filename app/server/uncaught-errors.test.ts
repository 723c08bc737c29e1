import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const program = (fault: string) => `
  import { createLog } from '${path.resolve('app/server/create-log.ts')}'
  import { endOnUncaughtErrors } from '${path.resolve('app/server/uncaught-errors.ts')}'
  endOnUncaughtErrors(createLog({ LOG_LEVEL: 'info' }))
  const refused = Object.assign(new Error('dana@example.com is no number'), { code: '22P02' })
  setTimeout(() => { ${fault} }, 0)
  setTimeout(() => process.stdout.write('still here'), 2_000)
`

test.each([
  ['a rejection', 'void Promise.reject(refused)'],
  ['a callback that throws', 'throw refused'],
])(
  'an uncaught error ends the process with one log line that has no visitor text: %s',
  (_, fault) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module-typescript', '-e', program(fault)],
      { encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([1, ''])
    expect(stdout.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(stdout)).toMatchObject({ level: 60, event: 'uncaught', code: '22P02' })
    expect(stdout).not.toContain('dana@example.com')
  },
)
