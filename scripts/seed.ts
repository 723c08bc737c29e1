/**
 * `npm run seed`: fills the site with a demo, such as for a look at the admin area, whether or not the
 * site is running. Refuses where there are real leads, unless `--anyway` is given. The admin area
 * removes it in one press.
 */
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type * as Seed from '#server/demo/seed-site.ts'
import { parseEnv } from '#server/env.ts'

try {
  const { values } = parseArgs({ options: { anyway: { type: 'boolean', default: false } } })
  const { module: seed } = await runnerImport<typeof Seed>('./app/server/demo/seed-site.ts')
  const done = await seed.seedSite(parseEnv(), { isForced: values.anyway, now: new Date() })
  process.stdout.write(`${done}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
