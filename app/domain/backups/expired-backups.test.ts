import { expect, test } from 'vitest'
import type { BackupKind } from './backup-name.ts'
import { expiredBackups } from './expired-backups.ts'

const today = Date.UTC(2026, 10, 22, 3)

/** `daysAgo` before Sunday, 22 November 2026. */
function backup(daysAgo: number, kind: BackupKind = 'scheduled') {
  return { kind, madeAt: new Date(today - daysAgo * 86_400_000), isEncrypted: false, daysAgo }
}

function keptOf(backups: readonly ReturnType<typeof backup>[]): number[] {
  const expired = new Set(expiredBackups(backups))
  return backups.filter((each) => !expired.has(each)).map(({ daysAgo }) => daysAgo)
}

// Proves 12.2.2.
test('of a daily backup over two months, seven days and four weeks stay', () => {
  const daily = Array.from({ length: 60 }, (_, at) => backup(at))
  // Sundays end the weeks that begin on Monday: the 22nd, 15th, 8th and 1st of November.
  expect(keptOf(daily)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21])
})

test('of two on one day the newer one stays', () => {
  expect(keptOf([backup(0.1), backup(0), backup(1)])).toEqual([0, 1])
})

test('a site that was off for a year keeps what it has', () => {
  expect(keptOf([backup(400), backup(401), backup(402)])).toEqual([400, 401, 402])
})

// Proves 12.2.2.
test.each([
  ['manual', 5],
  ['before-migration-12', 3],
] as const)('of those made %s the newest %i stay', (kind, count) => {
  const all = Array.from({ length: 9 }, (_, at) => backup(at, kind))
  expect(keptOf([...all, backup(50)])).toEqual([...Array(count).keys(), 50])
})
