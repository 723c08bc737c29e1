/**
 * `node scripts/bench-memory.ts`: measures the memory of the site's process, without the database,
 * after the start, after pages of the site map, and after a pause. Linux only.
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
    /** Passed to the app's Node process. */
    flag: { type: 'string', multiple: true, default: [] },
  },
})
/** MB at rest. */
const goal = 200
const restMs = 10_000

/** In MB, including memory shared with other processes. */
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
    const visited = paths.slice(0, Number(options.pages))
    for (const path of visited)
      await fetch(app.address + path).then((response) => response.arrayBuffer())
    const busy = residentMemory(app.child.pid)
    await sleep(restMs)
    const atRest = residentMemory(app.child.pid)
    console.log(
      `${started} MB at the start, ${busy} MB after ${visited.length} pages, ` +
        `${atRest} MB after a pause (goal ${goal})`,
    )
  } finally {
    await endApp(app, 'SIGTERM')
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'))
chmodSync(folder, 0o711)
await bench(join(folder, 'data')).finally(() => rmSync(folder, { recursive: true, force: true }))
