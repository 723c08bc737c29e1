import { stat } from 'node:fs/promises'
import { readPassphrase } from '../backup/passphrase.ts'
import type { Env } from '../env.ts'
import { type Finding, finding } from './finding.ts'

type SecretsEnv = Pick<Env, 'BACKUP_PASSPHRASE_FILE'>

/** Whether backups are encrypted, and whether other users can read the passphrase. */
export async function checkSecrets({ BACKUP_PASSPHRASE_FILE }: SecretsEnv): Promise<Finding[]> {
  if (BACKUP_PASSPHRASE_FILE === undefined) return [finding('look', 'secrets-open')]
  const passphrase = await readPassphrase(BACKUP_PASSPHRASE_FILE).catch(() => null)
  if (passphrase === null) return [finding('wrong', 'secrets-unreadable')]
  const { mode } = await stat(BACKUP_PASSPHRASE_FILE)
  return (mode & 0o077) === 0
    ? [finding('good', 'secrets-good')]
    : [finding('wrong', 'secrets-shared', { file: BACKUP_PASSPHRASE_FILE })]
}
