import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from './app.ts'
import { prepareChromium } from './chromium.ts'

let folder: string | undefined

/**
 * Makes one data folder with a migrated database before the journeys: each app of the run starts
 * from a copy, which takes a quarter of the time of making its own. The programs of PostgreSQL, more
 * than half of the bytes, are left out: the app links them from its package.
 */
export async function setup() {
  prepareChromium()
  folder = mkdtempSync(join(tmpdir(), 'dagesh-template-'))
  const dataDir = join(folder, 'data')
  const app = await startApp({ dataDir })
  await app.stop()
  rmSync(join(dataDir, 'programs'), { recursive: true })
  process.env.DATA_TEMPLATE = dataDir
}

export function teardown() {
  if (folder) rmSync(folder, { recursive: true, force: true })
}
