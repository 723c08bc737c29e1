/**
 * `npm run doctor`: checks in words whether the site can be reached, sees its visitors' addresses,
 * and has database, mail, disk, backups, secrets and time in order: the findings of the admin area.
 * Reads the same variables as the site, and what the running site noted. Ends with status 1 if
 * something is wrong.
 */
import { visitDatabase } from '#server/db/visit-database.ts'
import { EnvError, parseEnv } from '#server/env.ts'
import { checkSite } from '#server/health/check-site.ts'
import { findFindings } from '#server/health/find-findings.ts'
import { printFindings } from '#server/health/finding.ts'

try {
  const env = parseEnv()
  const site = await checkSite(env)
  const findings = [site, ...(await findFindings(env, (work) => visitDatabase(env, work)))]
  process.stdout.write(printFindings(findings))
  process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
