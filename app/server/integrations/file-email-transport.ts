import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { findOrphanedEmailIds } from '../email/email-store.ts'
import { emailFolder, removeEmailFiles, type EmailPlace } from './email-files.ts'
import { DeliveryError, type OutgoingEmail, type EmailTransport } from '../email/email-transport.ts'

/**
 * Without an SMTP server every email is a file that the admin area shows. It is written under a
 * temporary name and renamed, so that nobody reads half a file. Not flushed to disk, because that
 * halved the leads per second: the file is only a copy, the email is rendered from the database.
 */
export function createFileEmailTransport(env: EmailPlace): EmailTransport {
  const folder = emailFolder(env)
  const made = mkdir(folder, { recursive: true, mode: 0o700 }).then(
    () => null,
    (error: unknown) => error,
  )
  return {
    accepted: 'filed',
    concurrency: 2,
    send: async ({ id, raw }: OutgoingEmail) => {
      try {
        const failure = await made
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
 * Deleting a lead deletes its emails; this removes their files. A row is always written before its
 * file.
 */
export async function removeOrphanedEmailFiles(env: EmailPlace, database: Database): Promise<void> {
  const names = await readdir(emailFolder(env)).catch(() => [])
  const ids = names
    .map((name) => /^([\da-f-]{36})\.eml$/.exec(name)?.[1])
    .filter((id) => id !== undefined)
  if (ids.length > 0) await removeEmailFiles(env, await findOrphanedEmailIds(database, ids))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'error'
}
