import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from './app.ts'
import { prepareChromium } from './chromium.ts'

let folder: string | undefined

/**
 * Creates one data folder with a migrated database before the journeys. Each app of the run starts
 * with a copy, which takes a quarter of the time of creating its own. Leaves out the programs of
 * PostgreSQL, which are more than half of the bytes, because the app links them from its package.
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
