import { expect, test } from 'vitest'
import { backupFileName, parseBackupName } from './backup-name.ts'

const madeAt = new Date('2026-11-22T23:05:00Z')

test.each([
  [
    { kind: 'scheduled', madeAt, isEncrypted: false },
    'backup-2026-11-22T23-05-00Z-scheduled.tar.gz',
  ],
  [{ kind: 'manual', madeAt, isEncrypted: true }, 'backup-2026-11-22T23-05-00Z-manual.tar.gz.age'],
  [
    { kind: 'before-migration-12', madeAt, isEncrypted: false },
    'backup-2026-11-22T23-05-00Z-before-migration-12.tar.gz',
  ],
  [
    { kind: 'before-restore', madeAt, isEncrypted: false },
    'backup-2026-11-22T23-05-00Z-before-restore.tar.gz',
  ],
  [
    { kind: 'before-postgresql-19', madeAt, isEncrypted: false },
    'backup-2026-11-22T23-05-00Z-before-postgresql-19.tar.gz',
  ],
] as const)('%j is called %s', (backup, name) => {
  expect(backupFileName(backup)).toBe(name)
  expect(parseBackupName(name)).toEqual(backup)
})

test.each([
  '.backup-2026-11-22T23-05-00Z-manual.tar.gz.part',
  'backup-2026-11-22T23-05-00Z-other.tar.gz',
  'backup-2026-19-22T23-05-00Z-manual.tar.gz',
  '../backup-2026-11-22T23-05-00Z-manual.tar.gz',
  'notes.txt',
])('%s is not the name of a backup', (name) => {
  expect(parseBackupName(name)).toBeNull()
})
