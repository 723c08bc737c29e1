import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'

export type EmailPlace = Pick<Env, 'DATA_DIR'>

/** Removes the files of these emails, where there are any. */
export async function removeEmailFiles(env: EmailPlace, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(emailFolder(env), `${id}.eml`), { force: true })
}

/** The stored file of an email; null where there is none. */
export async function readEmailFile(env: EmailPlace, id: string): Promise<Buffer | null> {
  if (!/^[\da-f-]{36}$/.test(id)) return null
  return readFile(join(emailFolder(env), `${id}.eml`)).catch(() => null)
}

/** Where emails are filed. */
export function emailFolder({ DATA_DIR }: EmailPlace): string {
  return join(DATA_DIR, 'mails')
}
