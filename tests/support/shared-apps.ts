import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectToAppDatabase } from './app-database.ts'
import { startApp, type RunningApp } from './app.ts'
import { prepareChromium } from './chromium.ts'
import type { SharedSite } from './shared-site.ts'

let folder: string | undefined
let apps: readonly RunningApp[] = []

/** Tests send as many leads as they need, each from another address or the same one. */
const env = { LOG_LEVEL: 'warn', LEADS_PER_MINUTE: '1000' }

/**
 * Before the browser tests: one data folder with a migrated database, with a copy of which each app
 * of the run starts in a quarter of the time, and one app for each worker (shared-site.ts).
 */
export async function setup({ config }: TestProject) {
  prepareChromium()
  folder = mkdtempSync(join(tmpdir(), 'dagesh-template-'))
  process.env.DATA_TEMPLATE = await createTemplate(join(folder, 'data'))
  apps = await Promise.all(Array.from({ length: config.maxWorkers }, () => startApp({ env })))
  const sites: SharedSite[] = apps.map(({ address, pid, dataDir, setUpCode }) => {
    return { address, pid, dataDir, setUpCode }
  })
  process.env.SHARED_SITES = JSON.stringify(sites)
}

export async function teardown() {
  await Promise.all(apps.map((app) => app.stop()))
  if (folder) rmSync(folder, { recursive: true, force: true })
}

/** Without the programs of PostgreSQL, half of the bytes: the app links them from its package. */
async function createTemplate(dataDir: string): Promise<string> {
  const app = await startApp({ dataDir })
  const database = await connectToAppDatabase(dataDir)
  // Otherwise each page of the admin area asks whether the visitor's address is right.
  await database.query(`insert into settings (key, value) values ('address_check', $1)`, [
    JSON.stringify({ kind: 'clear', finding: null, at: new Date().toISOString() }),
  ])
  await database.end()
  await app.stop()
  rmSync(join(dataDir, 'programs'), { recursive: true })
  return dataDir
}
