import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { newSocketFolder, prepareDataFolder, removeSocketFolder } from './data-folder.ts'
import { requireMajor } from './data-major.ts'
import { DatabaseError, errorReason } from './database-error.ts'
import { launchPostgres, type Launch, probe } from './launch-postgres.ts'
import { removeOtherPrograms } from './local-programs.ts'
import { type PostgresBinaries, requirePostgresBinaries } from './postgres-binaries.ts'
import {
  getPostmaster,
  hasPidFile,
  isPostmaster,
  killPostmaster,
  stopPostmaster,
} from './postmaster.ts'

export type EmbeddedServer = {
  socketFolder: string
  /**
   * Whether the server was already running, because an earlier process ended without stopping it.
   */
  wasAdopted: boolean
  /** Whether the server was running or had crashed, so that another process may be using it. */
  wasInUse: boolean
  /** Stops supervising the server and leaves it running, because another process owns it. */
  detach(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  log: Logger
  settings?: Launch['settings']
  /** Defaults to the programs of this version. */
  binaries?: PostgresBinaries
}

/**
 * Runs the site's own PostgreSQL until `stop`. Adopts a server that already runs on the folder, and
 * restarts it if it ends unexpectedly.
 */
export async function startEmbeddedServer({
  dataDir,
  log,
  settings = {},
  binaries,
}: Options): Promise<EmbeddedServer> {
  const launch = prepareLaunch({ dataDir, settings, binaries })
  const wasInUse = hasPidFile(launch.dataFolder)
  const adopted = (await adoptServer(launch)) ?? (await launchOrAdopt(launch))
  if (adopted === null && binaries === undefined)
    removeOtherPrograms(dataDir, launch.binaries.version)
  const current = adopted ?? launch
  const supervision = supervise({ launch: current, log })
  return {
    socketFolder: current.socketFolder,
    wasAdopted: adopted !== null,
    wasInUse,
    detach: supervision.stop,
    stop: async () => {
      await supervision.stop()
      await stopPostmaster(current.dataFolder)
      removeSocketFolder(current.socketFolder)
    },
  }
}

function prepareLaunch({
  dataDir,
  settings,
  binaries: givenBinaries,
}: {
  dataDir: string
  settings: Launch['settings']
  binaries: PostgresBinaries | undefined
}): Launch {
  if (process.platform === 'win32')
    throw new DatabaseError('The built-in PostgreSQL does not run on Windows: set DATABASE_URL')
  // Root runs the server as another user, who must be able to enter this folder but not list it.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const folder = realpathSync(dataDir)
  const dataFolder = join(folder, 'postgres')
  const binaries = givenBinaries ?? requirePostgresBinaries(folder)
  requireMajor(dataFolder, binaries.major)
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

/**
 * Waits for a server that is starting or recovering, which may take minutes. Stops one that cannot
 * be reached for 5 seconds. Returns null if no server is running in the end.
 */
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

/** If two processes start simultaneously, one starts the server and the other adopts it. */
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

/**
 * Milliseconds between checks. A check reads two small files, and is frequent enough that a restart
 * is done before a visitor retries.
 */
const checkInterval = 250

/**
 * Milliseconds between probes, which detect a process that hangs. Each probe opens a connection.
 */
const probeInterval = 3_000

/**
 * Milliseconds without a response after which a server is ended. A server that reports that it is
 * recovering responds.
 */
const maxSilence = 12_000

function supervise({ launch, log }: { launch: Launch; log: Logger }) {
  const stopping = new AbortController()
  const loop = watch({ launch, log, signal: stopping.signal })
  return {
    stop: async () => {
      stopping.abort()
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
  let delay: number = checkInterval
  const isUnresponsive = createLivenessCheck(launch.socketFolder)
  while (await pause({ delay, signal })) {
    const postmaster = getPostmaster(launch.dataFolder)
    let isRunning =
      postmaster !== null && isPostmaster({ pid: postmaster.pid, dataFolder: launch.dataFolder })
    if (isRunning && isUnresponsive()) {
      log.error('database does not answer, ending it')
      await killPostmaster(launch.dataFolder)
      isRunning = false
    }
    const isUp = isRunning || (await restart({ launch, log }))
    delay = isUp ? checkInterval : Math.min(delay * 2, 1_000)
  }
}

/**
 * Returns a function that probes the server at intervals, and returns true if it has not responded
 * for too long.
 */
function createLivenessCheck(socketFolder: string): () => boolean {
  let answeredAt = performance.now()
  let probedAt = answeredAt
  let isProbing = false
  return () => {
    const now = performance.now()
    if (!isProbing && now - probedAt >= probeInterval) {
      isProbing = true
      probedAt = now
      void probe(socketFolder).then((state) => {
        isProbing = false
        if (state !== 'absent') answeredAt = performance.now()
      })
    }
    // A pause of this process, for example because the machine slept, is not a fault of the server.
    if (now - probedAt > maxSilence) probedAt = answeredAt = now
    if (now - answeredAt < maxSilence) return false
    answeredAt = now
    return true
  }
}

async function restart({ launch, log }: { launch: Launch; log: Logger }) {
  log.warn('database stopped by itself, restarting it')
  try {
    await launchPostgres(launch)
    log.info('database is back')
    return true
  } catch (error) {
    log.error({ reason: errorReason(error) }, 'database does not start, retrying')
    return false
  }
}

async function pause({ delay, signal }: { delay: number; signal: AbortSignal }) {
  await sleep(delay, undefined, { signal, ref: false }).catch(() => {})
  return !signal.aborted
}
