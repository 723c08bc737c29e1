/**
 * `npm run restore -- <file> [--into <folder>] [--passphrase-file <file>]`: restores a backup into
 * an empty data folder, or the empty database of DATABASE_URL. `--check` only verifies the file.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readPassphrase } from '#server/backup/passphrase.ts'
import { verifyBackup } from '#server/backup/read-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { parseEnv } from '#server/env.ts'
import { describeBackup, endWithError } from './backups/describe-backup.ts'

const usage =
  'Usage: npm run restore -- <file> [--into <folder>] [--passphrase-file <file>] [--check]'

try {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      'passphrase-file': { type: 'string' },
      check: { type: 'boolean' },
    },
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new Error(usage)
  const env = parseEnv()
  const passphrase = await readPassphrase(options['passphrase-file'] ?? env.BACKUP_PASSPHRASE_FILE)
  const started = performance.now()
  const file = { path, passphrase }
  if (options.check) {
    const manifest = await verifyBackup(file)
    process.stdout.write(`The backup is good: ${describeBackup(manifest, started)}\n`)
  } else {
    const target =
      options.into === undefined
        ? env
        : { DATA_DIR: resolve(options.into), DATABASE_URL: undefined }
    const manifest = await restoreBackup(file, target)
    const place =
      target.DATABASE_URL === undefined ? target.DATA_DIR : 'the database of DATABASE_URL'
    process.stdout.write(`Restored into ${place}: ${describeBackup(manifest, started)}\n`)
  }
} catch (error) {
  endWithError(error)
}
