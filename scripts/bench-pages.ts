/**
 * `node scripts/bench-pages.ts`: measures how many requests the built app answers per second of
 * processor time, compared with nginx and a bare node:http handler that send the same bytes and
 * headers. Prints a table and the ratios to nginx. `--seconds 4 --turns 3` by default. Linux only,
 * because the processor time comes from /proc.
 */
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import {
  endApp,
  findFreePort,
  launchBuiltApp,
  waitUntilHealthy,
  waitUntilIdle,
} from './leads/built-app.ts'
import {
  acceptEncoding,
  fetchSample,
  startBareHandler,
  startNginx,
  type Server,
} from './pages/comparison-servers.ts'

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, turns: { type: 'string', default: '3' } },
})
const connections = 16
/** The lowest allowed ratio to nginx for a page from the cache. */
const goal = 0.6
const ticksPerSecond = 100

const execute = promisify(execFile)

async function requireTools(): Promise<void> {
  await execute('wrk', ['-v']).catch(requireTool)
  await execute('nginx', ['-v']).catch(requireTool)
}

/** Throws if the tool is missing. `wrk -v` exits with 1, so other errors are ignored. */
function requireTool(error: NodeJS.ErrnoException): void {
  if (error.code === 'ENOENT')
    throw new Error('The benchmark needs wrk and nginx: apt-get install wrk nginx')
}

/** Seconds of processor time that a process and its children have used. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program may contain spaces. The fields after it start with the third.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  const below = children === '' ? [] : children.split(' ').map(Number)
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  return below.map(processorTime).reduce((sum, each) => sum + each, own)
}

/** Requests per second of processor time. */
async function measure({ address, pid, name }: Server, headers: string[]): Promise<number> {
  const before = processorTime(pid)
  const args = ['-t1', `-c${connections}`, `-d${options.seconds}s`]
  const { stdout } = await execute('wrk', [
    ...args,
    ...headers.flatMap((each) => ['-H', each]),
    address,
  ])
  const used = processorTime(pid) - before
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (/Non-2xx|Socket errors/.test(stdout) || !count) throw new Error(`${name}:\n${stdout}`)
  return count / used
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

type Ratios = { ofNginx: number; ofBare: number }

async function compare(what: string, servers: Server[], isKnown: boolean): Promise<Ratios> {
  const samples = new Map(servers.map(({ name }) => [name, [] as number[]]))
  for (let turn = 0; turn <= Number(options.turns); turn += 1)
    for (const server of servers) {
      const { etag } = await fetchSample(server.address)
      const condition = isKnown ? [`If-None-Match: ${etag}`] : []
      const rate = await measure(server, [`Accept-Encoding: ${acceptEncoding}`, ...condition])
      // The first turn is a warm-up.
      if (turn > 0) samples.get(server.name)?.push(rate)
    }
  const medians = [...samples].map(([name, rates]) => ({ name, rate: median(rates), rates }))
  const rateOf = (wanted: string) => medians.find(({ name }) => name === wanted)?.rate ?? Number.NaN
  const nginx = rateOf('nginx')
  console.log(`\n${what}`)
  console.table(
    medians.map(({ name, rate, rates }) => ({
      server: name,
      'requests per CPU second': Math.round(rate),
      'of nginx': Number((rate / nginx).toFixed(2)),
      turns: rates.map(Math.round).join(' '),
    })),
  )
  return { ofNginx: rateOf('app') / nginx, ofBare: rateOf('app') / rateOf('node:http') }
}

async function compareAt(app: Server, path: string, folder: string): Promise<Ratios> {
  const address = new URL(path, app.address).href
  // The first request renders the page.
  await fetchSample(address)
  const sample = await fetchSample(address)
  mkdirSync(folder)
  const others = [await startNginx(folder, sample), await startBareHandler(folder, sample)]
  const servers = [{ ...app, address }, ...others]
  try {
    const size = `${path}, ${sample.body.length} bytes`
    const ratios = await compare(size, servers, false)
    await compare(`${size}, known by its ETag (304)`, servers, true)
    return ratios
  } finally {
    await Promise.all(others.map(({ stop }) => stop()))
  }
}

async function bench(folder: string): Promise<void> {
  await requireTools()
  const port = await findFreePort()
  const running = launchBuiltApp({ dataDir: join(folder, 'data'), port })
  await waitUntilHealthy(running)
  await waitUntilIdle(running)
  const app = {
    name: 'app',
    address: running.address,
    pid: running.child.pid ?? 0,
    stop: async () => {},
  }
  try {
    const { body } = await fetchSample(`${running.address}/he/`)
    const page = await compareAt(app, '/he/', join(folder, 'page'))
    const html = await fetch(`${running.address}/he/`).then((response) => response.text())
    const style = /\/assets\/[\w.-]+\.css/.exec(html)?.[0]
    if (body.length === 0 || style === undefined) throw new Error('The home page has no styles')
    await compareAt(app, style, join(folder, 'style'))
    console.log(`A page from the cache: ${page.ofNginx.toFixed(2)} of nginx (goal ${goal}),`)
    console.log(`${page.ofBare.toFixed(2)} of the bare handler`)
  } finally {
    await endApp(running, 'SIGTERM')
  }
}

const temporary = mkdtempSync(join(tmpdir(), 'bench-pages-'))
chmodSync(temporary, 0o711)
await bench(temporary).finally(() => rmSync(temporary, { recursive: true, force: true }))
