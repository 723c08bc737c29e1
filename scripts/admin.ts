/**
 * `npm run admin -- list | reset <email> | remove <email>`: manages the accounts of the admin area,
 * for the operator of the server. Works while the site is running; reads DATA_DIR and DATABASE_URL
 * like the site.
 */
import { findAdmins, removeAdmin } from '#server/admins/accounts/admin-removal-store.ts'
import { normalizeEmail } from '#server/admins/accounts/normalize-email.ts'
import { resetPassword } from '#server/admins/recovery/reset-password.ts'
import type { Database } from '#server/db/database.ts'
import { visitDatabase } from '#server/db/visit-database.ts'
import { parseEnv } from '#server/env.ts'

const usage = 'Usage: npm run admin -- list | reset <email> | remove <email>'
const [command, email = ''] = process.argv.slice(2)

const commands: Record<string, (database: Database) => Promise<string>> = { list, reset, remove }

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
  const password = await resetPassword(database, email)
  if (password === null) throw new Error(unknownAddress())
  return `New password, shown once: ${password}\nAll sessions have ended. Change it in the settings.`
}

async function remove(database: Database): Promise<string> {
  const admin = (await findAdmins(database)).find((each) => each.email === normalizeEmail(email))
  const result = admin && (await removeAdmin(database, admin.id, { adminId: null, ipAddress: '' }))
  if (result === 'removed') return `Removed ${email}`
  throw new Error(result === 'last' ? 'The last admin cannot be removed' : unknownAddress())
}

function unknownAddress(): string {
  return `No admin has the address ${email}. ${usage}`
}
