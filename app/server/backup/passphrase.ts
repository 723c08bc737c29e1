import { readFile } from 'node:fs/promises'
import { BackupError } from './backup-error.ts'

/** The first line of a file; null if no file is set. Throws a BackupError if the line is empty. */
export async function readPassphrase(path: string | undefined): Promise<string | null> {
  if (path === undefined) return null
  const text = await readFile(path, 'utf8').catch(() => '')
  const [passphrase = ''] = text.split(/\r?\n/)
  if (passphrase === '')
    throw new BackupError(`The passphrase file ${path} is empty or cannot be read`, 'passphrase')
  return passphrase
}
