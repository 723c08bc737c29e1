import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium.ts'
import type { RunningApp } from './app.ts'
import { resetDatabase } from './reset-database.ts'

export type SharedSite = Pick<RunningApp, 'address' | 'pid' | 'dataDir' | 'setUpCode'>

let isUsed = false
let launched: Promise<Browser> | undefined

/**
 * The app of this worker, which all its files use in turn: at the start of each there is no admin,
 * no lead and no other row. For tests that neither end the app nor need settings of their own.
 */
export function sharedSite(): SharedSite {
  isUsed = true
  // SAFETY: shared-apps.ts wrote it, one for each worker; the first worker has the id 1.
  const sites = JSON.parse(process.env.SHARED_SITES ?? '[]') as SharedSite[]
  const site = sites[Number(process.env.VITEST_POOL_ID) - 1]
  if (!site) throw new Error('This worker has no app: was it started by the project e2e?')
  return site
}

/** The browser of this worker. Each visitor has an own context in it (visitor.ts). */
export async function sharedBrowser(): Promise<Browser> {
  const running = await launched
  if (running?.isConnected()) return running
  launched = launchChromium()
  return launched
}

/** After each file: no rows, no filed emails, and no page still open. */
export async function resetSharedSite(): Promise<void> {
  const browser = await launched
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
  if (!isUsed) return
  const site = sharedSite()
  await resetDatabase(site)
  for (const email of globSync('mails/*', { cwd: site.dataDir })) rmSync(join(site.dataDir, email))
  isUsed = false
}
