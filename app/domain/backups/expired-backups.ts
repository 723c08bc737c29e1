import type { BackupName } from './backup-name.ts'

/** How many are kept: scheduled ones by day and by week, the others by number. */
const keptBackups = { days: 7, weeks: 4, manual: 5, beforeUpgrade: 3 } as const

const dayMs = 86_400_000
/** Day 4 since 1970 was a Monday. */
const mondayOffset = 4

/**
 * The backups to delete: of the scheduled ones all but the newest of each of the last days and weeks
 * that have one, of the others all but the newest few (requirements 12.2).
 */
export function expiredBackups<Backup extends BackupName>(backups: readonly Backup[]): Backup[] {
  const sorted = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  const scheduled = sorted.filter(({ kind }) => kind === 'scheduled')
  const kept = new Set([
    ...newestOfEach(scheduled, dayOf).slice(0, keptBackups.days),
    ...newestOfEach(scheduled, weekOf).slice(0, keptBackups.weeks),
    ...sorted.filter(({ kind }) => kind === 'manual').slice(0, keptBackups.manual),
    ...sorted.filter(({ kind }) => kind.startsWith('before-')).slice(0, keptBackups.beforeUpgrade),
  ])
  return sorted.filter((backup) => !kept.has(backup))
}

function newestOfEach<Backup extends BackupName>(
  newestFirst: readonly Backup[],
  periodOf: (backup: Backup) => number,
): Backup[] {
  const periods = newestFirst.map(periodOf)
  return newestFirst.filter((_, at) => periods.indexOf(periods[at] ?? 0) === at)
}

/** Days since 1970, in UTC. */
function dayOf({ madeAt }: BackupName): number {
  return Math.floor(madeAt.getTime() / dayMs)
}

function weekOf(backup: BackupName): number {
  return Math.floor((dayOf(backup) - mondayOffset) / 7)
}
