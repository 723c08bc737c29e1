/**
 * `npm run doctor`: checks in words whether the site can be reached, sees its visitors' addresses,
 * and has database, mail and disk. Reads the same variables as the site, and what the running site
 * noted. Ends with status 1 if something is wrong.
 */
import { EnvError, parseEnv } from '#server/env.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkDisk } from './doctor/check-disk.ts'
import { checkDomain } from './doctor/check-domain.ts'
import { checkMail } from './doctor/check-mail.ts'
import { checkRoot, checkSite } from './doctor/check-site.ts'
import { printChecks, type Check } from './doctor/check.ts'

try {
  const env = parseEnv()
  const results: Check[][] = [
    await checkSite(env),
    checkRoot(process.getuid?.()),
    await checkDatabase(env),
    await checkDomain(env),
    await checkMail(env),
    await checkDisk(env),
  ]
  const checks = results.flat()
  process.stdout.write(printChecks(checks))
  process.exitCode = checks.some(({ state }) => state === 'wrong') ? 1 : 0
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
