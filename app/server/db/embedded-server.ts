import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { newSocketFolder, prepareDataFolder, removeSocketFolder } from './data-folder.ts'
import { requireMajor } from './data-major.ts'
import { DatabaseError, errorReason } from './database-error.ts'
import { launchPostgres, type Launch } from './launch-postgres.ts'
import { removeOtherPrograms } from './local-programs.ts'
import { type PostgresBinaries, requirePostgresBinaries } from './postgres-binaries.ts'
import { getPostmaster, hasPidFile, isPostmaster } from './postmaster.ts'
import { probe } from './probe.ts'
import { hasStoppedProcess, killServer } from './server-processes.ts'
import { stopServer } from './stop-server.ts'
import { superviseServer } from './supervise-server.ts'

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
  /** Ends the start, and the server that it has launched. */
  signal?: AbortSignal | undefined
}

type Start = { launch: Launch; log: Logger; signal: AbortSignal }

/**
 * Runs the site's own PostgreSQL until `stop`. Adopts a server that already runs on the folder, and
 * restarts it if it ends unexpectedly.
 */
export async function startEmbeddedServer({
  dataDir,
  log,
  settings = {},
  binaries,
  signal = new AbortController().signal,
}: Options): Promise<EmbeddedServer> {
  const launch = prepareLaunch({ dataDir, settings, binaries })
  const wasInUse = hasPidFile(launch.dataFolder)
  const adopted = await adoptOrLaunch({ launch, log, signal })
  if (adopted === null && binaries === undefined)
    removeOtherPrograms(dataDir, launch.binaries.version)
  const current = adopted ?? launch
  const supervision = superviseServer({ launch: current, log })
  return {
    socketFolder: current.socketFolder,
    wasAdopted: adopted !== null,
    wasInUse,
    detach: supervision.stop,
    stop: async () => {
      await supervision.stop()
      await stopServer(current.dataFolder)
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
 * Milliseconds in which a server that does not start is started again: what is left of an earlier
 * one may still hold the data, or the disk be full.
 */
const startTimeout = 60_000

/** If two processes start simultaneously, one starts the server and the other adopts it. */
async function adoptOrLaunch({ launch, log, signal }: Start): Promise<Launch | null> {
  const deadline = performance.now() + startTimeout
  for (let isFirst = true; ; isFirst = false) {
    const adopted = await adoptServer(launch, signal)
    if (adopted !== null) return adopted
    try {
      await launchPostgres(launch, signal)
      return null
    } catch (error) {
      if (signal.aborted || performance.now() > deadline) throw error
      const seconds = startTimeout / 1_000
      if (isFirst)
        log.warn(
          { reason: errorReason(error) },
          `database does not start, retrying for ${seconds} s`,
        )
      await sleep(500)
    }
  }
}

/** Milliseconds without a response after which a server of an earlier process is ended. */
const maxSilence = 5_000

/**
 * Waits for a server that is starting or recovering, which may take minutes. Ends one that does not
 * respond, or whose processes are stopped. Returns null if no server is running in the end.
 */
async function adoptServer(launch: Launch, signal: AbortSignal): Promise<Launch | null> {
  const { dataFolder } = launch
  for (let respondedAt = performance.now(); performance.now() - respondedAt < maxSilence;) {
    signal.throwIfAborted()
    const postmaster = getPostmaster(dataFolder)
    const state = await probe(postmaster?.socketFolder ?? null)
    const isStopped = hasStoppedProcess(dataFolder)
    if (state === 'ready' && postmaster?.socketFolder && !isStopped)
      return { ...launch, socketFolder: postmaster.socketFolder }
    if (postmaster === null || !isPostmaster({ pid: postmaster.pid, dataFolder })) return null
    if (state === 'starting' && !isStopped) respondedAt = performance.now()
    await sleep(100)
  }
  await killServer(dataFolder)
  return null
}
