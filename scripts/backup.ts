/**
 * `npm run backup -- [--to <folder|->] [--passphrase-file <file>]`: writes everything the site has
 * stored into one file, whether or not the site is running. `-` writes to standard output; use `npm
 * run --silent backup` for that. Reads DATA_DIR, DATABASE_URL and BACKUP_DIR like the site.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackupFile } from '#server/backup/backup-file.ts'
import { readPassphrase } from '#server/backup/passphrase.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { visitDatabase } from '#server/db/visit-database.ts'
import { parseEnv } from '#server/env.ts'
import { describeBackup, endWithError } from './backups/describe-backup.ts'

try {
  const { values: options } = parseArgs({
    options: { to: { type: 'string' }, 'passphrase-file': { type: 'string' } },
  })
  const env = parseEnv()
  const passphrase = await readPassphrase(options['passphrase-file'] ?? env.BACKUP_PASSPHRASE_FILE)
  const started = performance.now()
  process.stderr.write(
    `${await visitDatabase(env, (database) => backUp({ database, env, passphrase }))}\n`,
  )

  async function backUp(source: Parameters<typeof writeBackup>[0]): Promise<string> {
    if (options.to === '-') {
      const manifest = await writeBackup(source, process.stdout)
      return `Backed up ${describeBackup(manifest, started)}`
    }
    const folder = options.to === undefined ? env.BACKUP_DIR : resolve(options.to)
    const made = await makeBackupFile(source, { folder, kind: 'manual', now: new Date() })
    return `Backed up and verified ${describeBackup(made.manifest, started)}: ${made.path}`
  }
} catch (error) {
  endWithError(error)
}
