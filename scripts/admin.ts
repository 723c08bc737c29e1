/**
 * `npm run admin -- list | reset <email> | remove <email> | log [<end>]`: manages the accounts of the
 * admin area, and verifies its activity log, for the operator of the server. Works while the site
 * is running; reads DATA_DIR and DATABASE_URL like the site.
 */
import {
  checkAuditLog,
  formatAuditHead,
  hadAuditHead,
} from '#server/admins/audit/audit-chain-store.ts'
import { findAdmins, removeAdmin } from '#server/admins/accounts/admin-removal-store.ts'
import { normalizeEmail } from '#server/admins/accounts/normalize-email.ts'
import { resetPassword } from '#server/admins/recovery/reset-password.ts'
import type { Database } from '#server/db/database.ts'
import { visitDatabase } from '#server/db/visit-database.ts'
import { parseEnv } from '#server/env.ts'

const usage = 'Usage: npm run admin -- list | reset <email> | remove <email> | log [<end>]'
const [command, argument = ''] = process.argv.slice(2)

const commands: Record<string, (database: Database) => Promise<string>> = {
  list,
  reset,
  remove,
  log,
}

try {
  const run = command === undefined ? undefined : commands[command]
  if (!run) throw new Error(usage)
  process.stdout.write(`${await visitDatabase(parseEnv(), run)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function list(database: Database): Promise<string> {
  const admins = await findAdmins(database)
  return admins.map((admin) => `${admin.email}  ${admin.name}`).join('\n') || 'No admin yet'
}

async function reset(database: Database): Promise<string> {
  const password = await resetPassword(database, argument)
  if (password === null) throw new Error(unknownAddress())
  return `New password, shown once: ${password}\nAll sessions have ended. Change it in the settings.`
}

async function remove(database: Database): Promise<string> {
  const admin = (await findAdmins(database)).find((each) => each.email === normalizeEmail(argument))
  const result = admin && (await removeAdmin(database, admin.id, { adminId: null, ipAddress: '' }))
  if (result === 'removed') return `Removed ${argument}`
  throw new Error(result === 'last' ? 'The last admin cannot be removed' : unknownAddress())
}

/** With the end of the log that a backup printed, also that the log has continued from there. */
async function log(database: Database): Promise<string> {
  const check = await checkAuditLog(database)
  if (check.kind === 'broken')
    throw new Error(`The activity log is broken: ${check.fault}, ${check.at.toISOString()}`)
  const [, position, hash = ''] = /^(\d{1,15}):([\da-f]{64})$/.exec(argument) ?? []
  if (argument !== '' && position === undefined) throw new Error(usage)
  if (
    position !== undefined &&
    !(await hadAuditHead(database, { position: Number(position), hash }))
  )
    throw new Error(`The activity log never had the end ${argument}, or has removed it as too old`)
  return `The activity log is whole: ${check.events} events, its end is ${formatAuditHead(check.head)}`
}

function unknownAddress(): string {
  return `No admin has the address ${argument}. ${usage}`
}
