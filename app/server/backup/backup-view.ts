import type { BackupName } from '#domain/backups/backup-name.ts'
import type { AdminBackups } from '#desk/words/he/backups.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isolate } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { describeDateTime } from '../describe-date-time.ts'
import type { StoredBackup } from './backup-folder.ts'
import type { BackupState } from './backups.ts'

export type BackupView = { name: string; title: string; note: string }

/** A backup as a row of the list. */
export function describeBackup(
  { name, kind, madeAt, size, isEncrypted }: StoredBackup,
  lang: DeskLang,
): BackupView {
  const { adminBackups: copy, admin } = deskCopyFor(lang)
  const madeOn = describeDateTime(madeAt, lang, {
    now: new Date(),
    words: admin.leads.filters.dates,
  })
  const kinds = copy.kinds[kindOf({ kind })]
  const verified = fill(copy.verified, { size: formatSize(size, lang) })
  return {
    name,
    title: madeOn.full,
    note: [kinds, verified, ...(isEncrypted ? [copy.encrypted] : [])].join(' · '),
  }
}

/** The time of the last backup and the current problem, for every page that shows them. */
export function summarizeBackups({ backups: [newest], problem }: BackupState, lang: DeskLang) {
  const { adminBackups: copy } = deskCopyFor(lang)
  return {
    copy,
    last: newest ? fill(copy.last, { madeOn: describeBackup(newest, lang).title }) : null,
    problem: problem && copy.problems[problem],
  }
}

function kindOf({ kind }: Pick<BackupName, 'kind'>): keyof AdminBackups['kinds'] {
  if (kind === 'before-restore') return 'restore'
  return kind === 'scheduled' || kind === 'manual' ? kind : 'upgrade'
}

const unit = 1024

/** For example 340 KB or 12.5 MB. Units are Latin letters in both languages. */
export function formatSize(bytes: number, lang: DeskLang): string {
  const kilobytes = Math.max(1, Math.round(bytes / unit))
  if (kilobytes < unit) return isolate(`${formatNumber(kilobytes, lang)} KB`, 'ltr')
  const megabytes = Math.round((bytes / unit / unit) * 10) / 10
  return isolate(`${formatNumber(megabytes, lang)} MB`, 'ltr')
}
