import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeAge } from './check-backups.ts'
import { checkClock } from './check-clock.ts'
import { describeFree } from './check-disk.ts'
import { describeSeen } from './check-domain.ts'
import { checkProxies } from './check-proxies.ts'
import { checkRemoval, noteRemovalBegun, noteRemovalFinished } from './check-removal.ts'
import { checkSamples, keepSampleCount } from './check-samples.ts'
import { checkSecrets } from './check-secrets.ts'
import { describeForOperator, finding, printFindings } from './finding.ts'

const confirmed = { kind: 'clear', finding: null } as const

// Proves 9.4.3.
test.each([
  [null, null, 'look', 'No admin has confirmed'],
  [null, confirmed, 'good', 'An admin confirmed'],
  [null, { kind: 'machine', finding: null }, 'look', 'how visitors arrive was not seen'],
  ['hidden', confirmed, 'wrong', 'without X-Forwarded-For'],
  ['private', null, 'wrong', 'only private addresses'],
  ['unlisted', confirmed, 'wrong', 'two hops, and only one is listed'],
  ['unlisted', { kind: 'clear', finding: 'unlisted' }, 'look', 'An admin found it right'],
] as const)('with the finding %s and the answer %o: %s', (found, answer, state, words) => {
  const check = checkProxies('local', { finding: found, answer })
  expect(check.state).toBe(state)
  expect(describeForOperator(check)).toContain(words)
})

test.each([
  ['132.66.11.1', 'good'],
  ['127.0.0.1', 'look'],
  ['10.1.2.3', 'look'],
])('a site that sees this machine as %s is %s', (ip, state) => {
  expect(describeSeen('https://site.example', ip)).toMatchObject({ state })
})

test.each([
  [0.11, 'good', '5.0 GB free, 11%'],
  [0.1, 'good', '5.0 GB free, 10%'],
  [0.099, 'wrong', '5.0 GB free, 9%'],
])('a disk of which %d is free is %s', (share, state, words) => {
  const check = describeFree({ folder: '/data', what: 'data', bytes: 5e9, share })
  expect(check.state).toBe(state)
  expect(describeForOperator(check)).toContain(words)
})

const hour = 3_600_000

test.each([
  [null, 'backups-none'],
  [0, 'backups-good'],
  [48 * hour - 1, 'backups-good'],
  [48 * hour, 'backups-late'],
])('a backup of %s ms is %s', (age, kind) => {
  expect(describeAge(age, '/backups').kind).toBe(kind)
})

test.each([
  [100_000, 100_000, 'clock-good'],
  [130_000, 100_000, 'clock-good'],
  [131_000, 100_000, 'clock-differs'],
  [99_999, 100_000, 'clock-behind'],
])('a clock at %i ms is %s', (here, version, kind) => {
  expect(checkClock({ here, database: 100_000, version }).kind).toBe(kind)
})

// Proves 9.8.4.
test('a passphrase that is missing, empty or readable by others is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'passphrase')
  const kindOf = async (path?: string) =>
    (await checkSecrets({ BACKUP_PASSPHRASE_FILE: path })).map(({ kind }) => kind)
  expect(await kindOf()).toEqual(['secrets-open'])
  expect(await kindOf(file)).toEqual(['secrets-unreadable'])
  writeFileSync(file, 'four words of secret\n')
  chmodSync(file, 0o640)
  expect(await kindOf(file)).toEqual(['secrets-shared'])
  chmodSync(file, 0o600)
  expect(await kindOf(file)).toEqual(['secrets-good'])
  expect(checkSamples({ DATA_DIR: folder })).toEqual([])
  keepSampleCount({ DATA_DIR: folder }, 3)
  expect(checkSamples({ DATA_DIR: folder })).toMatchObject([{ kind: 'samples-left' }])
})

// Proves 4.10.7.
test('a removal that does not finish is found after two hours, whatever began since', () => {
  const folder = mkdtempSync(join(tmpdir(), 'removal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { DATA_DIR: folder }
  const at = (hours: number) => new Date(hours * hour)
  expect(checkRemoval(env, at(9))).toEqual([])
  noteRemovalBegun(env, at(1))
  noteRemovalBegun(env, at(2))
  expect(checkRemoval(env, at(2.99))).toEqual([])
  expect(checkRemoval(env, at(3))).toMatchObject([
    { kind: 'removal-unfinished', facts: { hours: '2' } },
  ])
  noteRemovalFinished(env)
  expect(checkRemoval(env, at(9))).toEqual([])
})

test('each finding is a line, and what is wrong stands out', () => {
  expect(
    printFindings([
      finding('good', 'clock-good'),
      finding('wrong', 'mail-refused', { code: 'EAUTH' }),
    ]),
  ).toBe(
    'good   clock  The clock agrees with that of the database\nWRONG  mail   The mail server does not let the site in: EAUTH\n',
  )
})
