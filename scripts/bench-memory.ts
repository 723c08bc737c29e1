/**
 * `node scripts/bench-memory.ts`: the memory of the site's process as `npm start` runs it, without
 * the database: when it has started, and after pages of the site map, with a pause. Linux alone.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { endApp, findFreePort, launchBuiltApp, waitUntilHealthy } from './leads/built-app.ts'

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '20' },
    /** Passed to the app's Node. */
    flag: { type: 'string', multiple: true, default: [] },
  },
})
/** MB at rest. */
const goal = 200
const restMs = 10_000

/** In MB; what the process shares with others counts too. */
function residentMemory(pid = 0): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Math.round(Number(/^Rss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024)
}

async function bench(dataDir: string): Promise<void> {
  const port = await findFreePort()
  const app = launchBuiltApp({ dataDir, port, nodeFlags: options.flag })
  try {
    await waitUntilHealthy(app)
    const siteMap = await fetch(`${app.address}/sitemap.xml`).then((response) => response.text())
    const paths = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    const started = residentMemory(app.child.pid)
    const asked = paths.slice(0, Number(options.pages))
    for (const path of asked)
      await fetch(app.address + path).then((response) => response.arrayBuffer())
    const busy = residentMemory(app.child.pid)
    await sleep(restMs)
    const atRest = residentMemory(app.child.pid)
    console.log(
      `${started} MB at the start, ${busy} MB after ${asked.length} pages, ` +
        `${atRest} MB after a pause (goal ${goal})`,
    )
  } finally {
    await endApp(app, 'SIGTERM')
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'))
chmodSync(folder, 0o711)
await bench(join(folder, 'data')).finally(() => rmSync(folder, { recursive: true, force: true }))
