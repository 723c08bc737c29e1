/**
 * `npm run restore -- <file>`: restores a backup beside the data of the site, whether or not it is
 * running, and says what differs. `--switch` makes that the site's data and keeps the former state
 * as a backup; `--discard` removes it. Into an empty place, such as `--into <folder>`, the backup is
 * restored at once. `--check` only verifies the file.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readPassphrase } from '#server/backup/passphrase.ts'
import { verifyBackup } from '#server/backup/read-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { parseEnv } from '#server/env.ts'
import { describeBackup, endWithError } from './backups/describe-backup.ts'
import { discard, holdsData, lookAtBackup, switchOver } from './backups/restore-beside.ts'

const usage =
  'Usage: npm run restore -- <file> [--into <folder>] [--passphrase-file <file>] [--check], or --switch, or --discard'

try {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      'passphrase-file': { type: 'string' },
      check: { type: 'boolean' },
      switch: { type: 'boolean' },
      discard: { type: 'boolean' },
    },
  })
  const env = parseEnv()
  const [path, ...others] = positionals
  const isLater = options.switch === true || options.discard === true
  if (others.length > 0 || isLater === (path !== undefined)) throw new Error(usage)
  process.stdout.write(`${await run()}\n`)

  async function run(): Promise<string> {
    if (path === undefined) return options.switch === true ? switchOver(env) : discard(env)
    const passphrase = await readPassphrase(
      options['passphrase-file'] ?? env.BACKUP_PASSPHRASE_FILE,
    )
    const started = performance.now()
    const file = { path, passphrase }
    if (options.check)
      return `The backup is good: ${describeBackup(await verifyBackup(file), started)}`
    if (options.into === undefined && (await holdsData(env))) return lookAtBackup(file, env)
    const target =
      options.into === undefined
        ? env
        : { DATA_DIR: resolve(options.into), DATABASE_URL: undefined }
    const manifest = await restoreBackup(file, target)
    const place =
      target.DATABASE_URL === undefined ? target.DATA_DIR : 'the database of DATABASE_URL'
    return `Restored into ${place}: ${describeBackup(manifest, started)}`
  }
} catch (error) {
  endWithError(error)
}
