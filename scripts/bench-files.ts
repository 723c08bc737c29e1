/**
 * Leads out of the site and into it, with the memory settings of `npm start`:
 * `node --expose-gc --max-semi-space-size=8 scripts/bench-files.ts`. Measures rows a second, the
 * memory that the process gains, and a visitor's lead meanwhile, for an export of all leads as CSV,
 * for the archive of everything, and for a file of new people that is checked, imported and undone.
 * `--leads 100000 --rows 100000` by default.
 */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { pino } from 'pino'
import { runnerImport } from 'vite'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { pieceBytes } from '#domain/leads/import/piece-bytes.ts'
import { getPostmaster } from '#server/db/postmaster.ts'
import { type RunningDatabase, startDatabase } from '#server/db/start-database.ts'
import type * as Archive from '#server/archive/archive-files.ts'
import type * as Export from '#server/leads/export-leads.ts'
import type * as Change from '#server/leads/import/change-import.ts'
import type * as Imports from '#server/leads/import/imports.ts'
import type * as Receive from '#server/leads/import/receive-file.ts'
import type * as Write from '#server/archive/write-archive.ts'
import { adminId, fillSite } from './leads/fill-site.ts'
import { storeLeads } from './leads/store-leads.ts'

const { values: options } = parseArgs({
  options: {
    leads: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '100000' },
  },
})
const leads = Number(options.leads)
const rows = Number(options.rows)

/** Their words are Markdown, which only the build tool reads. */
async function load<Module>(path: string): Promise<Module> {
  return (await runnerImport<Module>(`./app/server/${path}`)).module
}

const { exportLeads } = await load<typeof Export>('leads/export-leads.ts')
const { archiveFiles } = await load<typeof Archive>('archive/archive-files.ts')
const { writeArchive } = await load<typeof Write>('archive/write-archive.ts')
const { createImports } = await load<typeof Imports>('leads/import/imports.ts')
const { receivePiece } = await load<typeof Receive>('leads/import/receive-file.ts')
const { changeImport } = await load<typeof Change>('leads/import/change-import.ts')

const megabyte = 1024 * 1024

/** Runs work while a visitor sends leads, and watches the memory of this process. */
async function measure(database: RunningDatabase, count: number, work: () => Promise<unknown>) {
  global.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50)
  let isOver = false
  const start = performance.now()
  const running = work().finally(() => (isOver = true))
  const visitor = await storeLeads(database, () => isOver)
  await running
  clearInterval(timer)
  const seconds = (performance.now() - start) / 1_000
  return {
    seconds: Math.round(seconds * 10) / 10,
    'rows a second': Math.round(count / seconds),
    'MB more': Math.round((most - before) / megabyte),
    'lead p50 ms': visitor['p50 ms'],
    'lead p99 ms': visitor['p99 ms'],
  }
}

async function readToEnd(stream: ReadableStream<Uint8Array>): Promise<void> {
  const reader = stream.getReader()
  while (!(await reader.read()).done);
}

/** The file in the pieces in which a browser sends it. */
function* pieces(): Generator<Uint8Array> {
  let text = 'שם,טלפון,דוא״ל,הערות\n'
  for (let index = 0; index < rows; index += 1) {
    text += `אדם ${index},05${30_000_000 + index},p${index}@import.example,"נפגשנו בכנס, ביקש הצעה"\n`
    if (text.length * 2 < pieceBytes && index < rows - 1) continue
    yield new TextEncoder().encode(text)
    text = ''
  }
}

async function importFile(database: RunningDatabase) {
  const id = randomUUID()
  const actor = { adminId, ipAddress: '', now: new Date() }
  const { admin } = database
  const imports = createImports({ database: admin, log: pino({ level: 'silent' }) })
  const part = { name: '', phone: '', email: '', company: '', role: '', address: '', website: '' }
  const partNames = { ...part, note: '' }
  const change = async (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    await changeImport({ database: admin, imports }, { id, form, actor })
    await imports.work()
  }
  const upload = async () => {
    let place = 0
    for (const content of pieces()) {
      const piece = { id, place, fileName: 'people.csv', content }
      await receivePiece(admin, { ...piece, isLast: false }, { ...actor, partNames })
      place += 1
    }
    const end = { id, place, fileName: 'people.csv', content: new Uint8Array() }
    await receivePiece(admin, { ...end, isLast: true }, { ...actor, partNames })
  }
  const columns = { 'column-0': 'name', 'column-1': 'phone', 'column-2': 'email' }
  const check = { intent: 'check', country: 'IL', order: 'day', ...columns, 'column-3': 'note' }
  const start = { intent: 'start', duplicates: 'skip', status: 'contacted' }
  return {
    upload: await measure(database, rows, upload),
    check: await measure(database, rows, () => change(check)),
    import: await measure(database, rows, () => change(start)),
    undo: await measure(database, rows, () => change({ intent: 'undo' })),
  }
}

async function bench(dataDir: string): Promise<void> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: undefined, DATABASE_OWNER_URL: undefined }
  const database = await startDatabase({ env, log: pino({ level: 'silent' }) })
  try {
    const host = getPostmaster(join(dataDir, 'postgres'))?.socketFolder ?? ''
    const client = new Client({ host, user: 'postgres', database: 'site' })
    await client.connect()
    await fillSite(client, leads).finally(() => client.end())
    const now = new Date()
    const filter = readLeadFilter(new URLSearchParams())
    const csv = { filter, format: 'csv', lang: 'he' } as const
    const choice = { lang: 'he', siteUrl: 'https://studio.example', now } as const
    const alone = await storeLeads(database, (count) => count >= 200)
    console.table({ 'a lead alone': alone })
    console.table({
      export: await measure(database, leads, () =>
        readToEnd(exportLeads(database.admin, csv, now)),
      ),
      everything: await measure(database, leads, async () =>
        readToEnd(writeArchive(await archiveFiles(database.admin, choice), now)),
      ),
      ...(await importFile(database)),
    })
    const { rows: found } = await database.pool.query('select state, added from lead_imports')
    console.log(JSON.stringify(found))
  } finally {
    await database.stop()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-files-'))
chmodSync(folder, 0o711)
try {
  await bench(join(folder, 'data'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
