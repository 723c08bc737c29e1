/**
 * `node scripts/bench-memory.ts`: measures the memory of the site's process, without the database,
 * after the start, after mixed requests, and every minute of a pause. `--requests 20000 --minutes
 * 10` is the full measurement. Linux only.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { endApp, findFreePort, launchBuiltApp, waitUntilHealthy } from './leads/built-app.ts'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '1' },
    /** Passed to the app's Node process. */
    flag: { type: 'string', multiple: true, default: [] },
  },
})
const requests = Number(options.requests)
const minutes = Number(options.minutes)
/** MB after the pause. */
const goal = 260
const clients = 16

/** In MB, including memory shared with other processes. */
function residentMemory(pid = 0): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Math.round(Number(/^Rss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024)
}

type Visit = { path: string; init?: RequestInit }

/** Of 20 requests: ten pages, four searches, which are rendered, three files, two leads, one not found. */
function mixedVisit(at: number, { pages, files }: { pages: string[]; files: string[] }): Visit {
  const pick = (list: string[]) => list[Math.floor(at / 20 + at * 7) % list.length] ?? '/'
  const kind = at % 20
  if (kind < 10) return { path: pick(pages) }
  if (kind < 14) return { path: `/${kind % 2 ? 'he' : 'en'}/blog?q=${at}` }
  if (kind < 17) return { path: pick(files) }
  if (kind === 19) return { path: `/he/missing-${at}` }
  const { key, body } = newSubmission()
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  return { path: leadEndpoint, init: { method: 'POST', headers, body } }
}

async function textOf(address: string): Promise<string> {
  return fetch(address).then((response) => response.text())
}

async function visitAll(address: string): Promise<Map<number, number>> {
  const siteMap = await textOf(`${address}/sitemap.xml`)
  const pages = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, page = '']) => new URL(page).pathname,
  )
  const files = [
    ...new Set(
      (await textOf(`${address}${pages[0]}`)).match(/\/(?:assets|fonts|pictures)\/[\w./-]+/g),
    ),
  ]
  const statuses = new Map<number, number>()
  let next = 0
  const visitor = async () => {
    for (let at = next++; at < requests; at = next++) {
      const { path, init } = mixedVisit(at, { pages, files })
      // Each visitor has an address, as behind a proxy, so that limits of one address do not count.
      const forwarded = `10.${at % 200}.${(at >> 8) % 250}.${at % 250}`
      const response = await fetch(address + path, {
        ...init,
        headers: { ...init?.headers, 'x-forwarded-for': forwarded },
      })
      await response.arrayBuffer()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: clients }, visitor))
  return statuses
}

async function bench(dataDir: string): Promise<void> {
  const app = launchBuiltApp({
    dataDir,
    port: await findFreePort(),
    nodeFlags: options.flag,
  })
  try {
    await waitUntilHealthy(app)
    console.log(`${residentMemory(app.child.pid)} MB at the start`)
    const start = performance.now()
    const statuses = await visitAll(app.address)
    const seconds = Math.round((performance.now() - start) / 1_000)
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    console.log(
      `${residentMemory(app.child.pid)} MB after ${requests} requests in ${seconds} s (${answers})`,
    )
    for (let minute = 1; minute <= minutes; minute += 1) {
      await sleep(60_000)
      console.log(`${residentMemory(app.child.pid)} MB after ${minute} min of rest (goal ${goal})`)
    }
    if (residentMemory(app.child.pid) > goal) process.exitCode = 1
  } finally {
    await endApp(app, 'SIGTERM')
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'))
chmodSync(folder, 0o711)
await bench(join(folder, 'data')).finally(() => rmSync(folder, { recursive: true, force: true }))
