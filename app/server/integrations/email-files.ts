import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'

export type EmailFolderEnv = Pick<Env, 'DATA_DIR'>

/** Removes the files of these emails. A missing file is not an error. */
export async function removeEmailFiles(env: EmailFolderEnv, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(emailFolder(env), `${id}.eml`), { force: true })
}

/** The ids of the emails that have a file, sorted. */
export async function findEmailFiles(env: EmailFolderEnv): Promise<string[]> {
  const names = await readdir(emailFolder(env)).catch(() => [])
  return names
    .map((name) => /^([\da-f-]{36})\.eml$/.exec(name)?.[1])
    .filter((id) => id !== undefined)
    .toSorted()
}

/** The stored file of an email, or null. */
export async function readEmailFile(env: EmailFolderEnv, id: string): Promise<Buffer | null> {
  if (!/^[\da-f-]{36}$/.test(id)) return null
  return readFile(join(emailFolder(env), `${id}.eml`)).catch(() => null)
}

/** The folder of filed emails. */
export function emailFolder({ DATA_DIR }: EmailFolderEnv): string {
  return join(DATA_DIR, 'mails')
}
