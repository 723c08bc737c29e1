import { openAsBlob } from 'node:fs'
import type { Admin } from '../admins/accounts/admin-store.ts'
import { confirmPassword } from '../admins/passwords/confirm-password.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Caller } from '../admins/sign-in/sign-in.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { getBackup } from './backup-folder.ts'

export type DownloadRefusal = 'wrong' | 'limited' | 'gone'

/**
 * A backup as a streamed response. Requires the password, because the file has all data and
 * somebody who finds an open session must not get it.
 */
export async function downloadBackup(
  { database, env }: { database: Database; env: Env },
  { admin, name, password }: { admin: Admin; name: string; password: string },
  { ipAddress }: Pick<Caller, 'ipAddress'>,
): Promise<Response | DownloadRefusal> {
  const by = { adminId: admin.id, ipAddress }
  const confirmed = await confirmPassword(database, { admin, password })
  if (confirmed !== 'confirmed') {
    await addAuditEvent(database, { action: 'backup-download-refused', ...by })
    return confirmed
  }
  const backup = await getBackup(env.BACKUP_DIR, name)
  if (backup === null) return 'gone'
  await addAuditEvent(database, { action: 'backup-downloaded', ...by, detail: { name } })
  const file = await openAsBlob(backup.path)
  return new Response(file.stream(), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${backup.name}"`,
      'Content-Length': String(backup.size),
    },
  })
}
