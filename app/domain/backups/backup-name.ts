/**
 * Why a backup was made. The number is that of the migrations applied so far, or the major version
 * of PostgreSQL that the upgrade leads to.
 */
export type BackupKind =
  | 'scheduled'
  | 'manual'
  | 'before-restore'
  | `before-migration-${number}`
  | `before-postgresql-${number}`

export type BackupName = { kind: BackupKind; madeAt: Date; isEncrypted: boolean }

/** Such as backup-2026-11-22T23-05-00Z-scheduled.tar.gz: sorts by time, safe on any file system. */
export function backupFileName({ kind, madeAt, isEncrypted }: BackupName): string {
  const time = madeAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  return `backup-${time}-${kind}.tar.gz${isEncrypted ? '.age' : ''}`
}

const pattern =
  /^backup-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)-(scheduled|manual|before-restore|before-(?:migration|postgresql)-\d+)\.tar\.gz(\.age)?$/

/** Null where the name is not that of a backup. */
export function parseBackupName(name: string): BackupName | null {
  const [, hours, minutes, seconds, kind, encryption] = pattern.exec(name) ?? []
  const madeAt = new Date(`${hours}:${minutes}:${seconds}`)
  if (kind === undefined || Number.isNaN(madeAt.getTime())) return null
  // SAFETY: the pattern allows only the kinds.
  return { kind: kind as BackupKind, madeAt, isEncrypted: encryption !== undefined }
}
