import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { findOrphanedEmailIds } from '../email/email-store.ts'
import {
  emailFolder,
  findEmailFiles,
  removeEmailFiles,
  type EmailFolderEnv,
} from './email-files.ts'
import { DeliveryError, type OutgoingEmail, type EmailTransport } from '../email/email-transport.ts'

/**
 * Writes every email to a file, which the admin area shows, when there is no SMTP server. The file
 * is written under a temporary name and renamed, so that no reader sees a partial file. It is not
 * flushed to disk, because that halved the leads per second, and the email can be rendered from the
 * database again.
 */
export function createFileEmailTransport(env: EmailFolderEnv): EmailTransport {
  const folder = emailFolder(env)
  const folderReady = mkdir(folder, { recursive: true, mode: 0o700 }).then(
    () => null,
    (error: unknown) => error,
  )
  return {
    accepted: 'written-to-file',
    concurrency: 2,
    send: async ({ id, raw }: OutgoingEmail) => {
      try {
        const failure = await folderReady
        if (failure !== null) await mkdir(folder, { recursive: true, mode: 0o700 })
        const draft = join(folder, `.${id}.tmp`)
        await writeFile(draft, raw, { mode: 0o600 })
        await rename(draft, join(folder, `${id}.eml`))
      } catch (error) {
        throw new DeliveryError('unreachable', `file ${codeOf(error)}`)
      }
    },
    stop: () => {},
  }
}

/**
 * Removes files whose email was deleted with its lead. A file without a row is never a new email,
 * because the row is written first.
 */
export async function removeOrphanedEmailFiles(
  env: EmailFolderEnv,
  database: Database,
): Promise<void> {
  const ids = await findEmailFiles(env)
  if (ids.length > 0) await removeEmailFiles(env, await findOrphanedEmailIds(database, ids))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'error'
}
