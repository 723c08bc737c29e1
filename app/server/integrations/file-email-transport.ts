import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Database } from '../db/database.ts'
import { findOrphanedEmailIds } from '../email/email-store.ts'
import { DeliveryError, type OutgoingEmail, type EmailTransport } from '../email/email-transport.ts'

type Folder = Pick<Env, 'DATA_DIR'>

/**
 * Without an SMTP server every email is a file that the admin area shows. It is written under a
 * temporary name and renamed, so that nobody reads half a file. Not flushed to disk, because that
 * halved the leads per second: the file is only a copy, the email is rendered from the database.
 */
export function createFileEmailTransport(env: Folder): EmailTransport {
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
export async function removeOrphanedEmailFiles(env: Folder, database: Database): Promise<void> {
  const names = await readdir(emailFolder(env)).catch(() => [])
  const ids = names
    .map((name) => /^([\da-f-]{36})\.eml$/.exec(name)?.[1])
    .filter((id) => id !== undefined)
  if (ids.length > 0) await removeEmailFiles(env, await findOrphanedEmailIds(database, ids))
}

/** Removes the files of these emails, where there are any. */
export async function removeEmailFiles(env: Folder, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(emailFolder(env), `${id}.eml`), { force: true })
}

/** The stored file of an email; null where there is none. */
export async function readEmailFile(env: Folder, id: string): Promise<Buffer | null> {
  if (!/^[\da-f-]{36}$/.test(id)) return null
  return readFile(join(emailFolder(env), `${id}.eml`)).catch(() => null)
}

/** Where emails are filed. */
export function emailFolder({ DATA_DIR }: Folder): string {
  return join(DATA_DIR, 'mails')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'error'
}
