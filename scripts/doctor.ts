/**
 * `npm run doctor`: checks in words whether the site can be reached, sees its visitors' addresses,
 * and has database, mail, disk, backups, secrets and time in order: the findings of the admin area.
 * Reads the same variables as the site, what is set in the admin area, and what the running site
 * noted. Ends with status 1 if something is wrong.
 */
import { visitDatabase } from '#server/db/visit-database.ts'
import { type Env, EnvError, parseEnv } from '#server/env.ts'
import { checkSite } from '#server/health/check-site.ts'
import { findFindings } from '#server/health/find-findings.ts'
import { storedEnv } from '#server/settings/live-env.ts'
import { printFindings } from '#server/health/finding.ts'

try {
  const env = parseEnv()
  const findings = [await checkSite(env), ...(await findAll(env))]
  process.stdout.write(printFindings(findings))
  process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

/** As in the admin area: what is stored there counts as much as the variables. */
async function findAll(env: Env) {
  try {
    return await visitDatabase(env, async (database) =>
      findFindings(await storedEnv(env, database), (work) => work(database)),
    )
  } catch (error) {
    return findFindings(env, async () => {
      throw error
    })
  }
}
