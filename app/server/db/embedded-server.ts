import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { newSocketFolder, prepareDataFolder, removeSocketFolder } from './data-folder.ts'
import { DatabaseError, reasonOf } from './database-error.ts'
import { launchPostgres, type Launch, probe } from './launch-postgres.ts'
import { requirePostgresBinaries } from './postgres-binaries.ts'
import { getPostmaster, isPostmaster, stopPostmaster } from './postmaster.ts'

export type EmbeddedServer = {
  socketFolder: string
  /** It was running before: a former process ended without stopping it. */
  wasAdopted: boolean
  /** It is another process's: stop caring for it, and let it run. */
  leave(): Promise<void>
  stop(): Promise<void>
}

type Options = { dataDir: string; log: Logger; settings?: Launch['settings'] }

/** The site's own PostgreSQL, kept running until `stop`: one that is already there is taken over, one that dies is started again. */
export async function startEmbeddedServer({
  dataDir,
  log,
  settings = {},
}: Options): Promise<EmbeddedServer> {
  const launch = prepareLaunch({ dataDir, settings })
  const adopted = (await adoptServer(launch)) ?? (await launchOrAdopt(launch))
  const current = adopted ?? launch
  const supervision = supervise({ launch: current, log })
  return {
    socketFolder: current.socketFolder,
    wasAdopted: adopted !== null,
    leave: supervision.end,
    stop: async () => {
      await supervision.end()
      await stopPostmaster(current.dataFolder)
      removeSocketFolder(current.socketFolder)
    },
  }
}

function prepareLaunch({
  dataDir,
  settings,
}: {
  dataDir: string
  settings: Launch['settings']
}): Launch {
  if (process.platform === 'win32')
    throw new DatabaseError('The built-in PostgreSQL does not run on Windows: set DATABASE_URL')
  // Root's server runs as another user, who must be able to pass through here but not to look around.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const folder = realpathSync(dataDir)
  const dataFolder = join(folder, 'postgres')
  const binaries = requirePostgresBinaries()
  const identity = prepareDataFolder({
    dataFolder,
    binaries,
    isFlushed: settings['fsync'] !== 'off',
  })
  return {
    dataFolder,
    logFile: join(folder, 'postgres.log'),
    socketFolder: newSocketFolder(dataFolder),
    identity,
    binaries,
    settings,
  }
}

/** A server that is still coming up, perhaps recovering for minutes, is waited for. One that nobody can reach is stopped. */
async function adoptServer(launch: Launch): Promise<Launch | null> {
  const { dataFolder } = launch
  for (let unreachable = 0; unreachable < 50;) {
    const postmaster = getPostmaster(dataFolder)
    const state = await probe(postmaster?.socketFolder ?? null)
    if (state === 'ready' && postmaster?.socketFolder)
      return { ...launch, socketFolder: postmaster.socketFolder }
    if (postmaster === null || !isPostmaster({ pid: postmaster.pid, dataFolder })) return null
    if (state === 'absent') unreachable += 1
    await sleep(100)
  }
  await stopPostmaster(dataFolder)
  return null
}

/** Of two processes that start at once, one starts the server and the other finds it there. */
async function launchOrAdopt(launch: Launch): Promise<Launch | null> {
  try {
    await launchPostgres(launch)
    return null
  } catch (error) {
    const adopted = await adoptServer(launch)
    if (adopted === null) throw error
    return adopted
  }
}

const period = 250

/** Looks four times a second: that costs reading two small files, and a dead server is back before a visitor's retry. */
function supervise({ launch, log }: { launch: Launch; log: Logger }) {
  const ending = new AbortController()
  const loop = watch({ launch, log, signal: ending.signal })
  return {
    end: async () => {
      ending.abort()
      await loop
    },
  }
}

async function watch({
  launch,
  log,
  signal,
}: {
  launch: Launch
  log: Logger
  signal: AbortSignal
}) {
  let delay = period
  while (await pause({ delay, signal })) {
    const postmaster = getPostmaster(launch.dataFolder)
    const isRunning =
      postmaster !== null && isPostmaster({ pid: postmaster.pid, dataFolder: launch.dataFolder })
    delay = isRunning || (await revive({ launch, log })) ? period : Math.min(delay * 2, 1_000)
  }
}

async function revive({ launch, log }: { launch: Launch; log: Logger }) {
  log.warn('database stopped by itself, starting it again')
  try {
    await launchPostgres(launch)
    log.info('database is back')
    return true
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'database does not start, trying on')
    return false
  }
}

async function pause({ delay, signal }: { delay: number; signal: AbortSignal }) {
  await sleep(delay, undefined, { signal, ref: false }).catch(() => {})
  return !signal.aborted
}
