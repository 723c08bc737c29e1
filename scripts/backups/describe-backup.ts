import { formatAuditHead } from '#server/admins/audit/audit-chain-store.ts'
import type { BackupManifest } from '#server/backup/backup-manifest.ts'

/**
 * For example '12 leads, 340 rows of 18 tables and 7 emails as of 2026-11-22T23:05:00.000Z in 0.8 s;
 * the activity log ends at 51:9f3c…'.
 */
export function describeBackup(
  { tables, emails, madeAt, auditHead }: BackupManifest,
  started: number,
): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const leads = tables.find(({ name }) => name === 'public.leads')?.rows ?? 0
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const log = auditHead === null ? '' : `; the activity log ends at ${formatAuditHead(auditHead)}`
  return `${leads} leads, ${rows} rows of ${tables.length} tables and ${emails.files} emails as of ${madeAt} in ${seconds} s${log}`
}

export function endWithError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${message.replaceAll('\n', ' ')}\n`)
  process.exitCode = 1
}
