import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import type { StoredSamples } from '#content/samples.server.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { ensureSetUpCode } from './admins/sign-up/admin-code-store.ts'
import { createRefusalCounter } from './admins/audit/refusal-counter.ts'
import { makeToken } from './secrets.ts'
import { createBackups } from './backup/backups.ts'
import { backUpBeforeUpgrade } from './backup/back-up-before-upgrade.ts'
import { moveToNewMajor } from './backup/move-to-new-major.ts'
import { createCardCounter } from './cards/card-counter.ts'
import { createLog } from './create-log.ts'
import type { Database } from './db/database.ts'
import { retryWhileUnavailable } from './db/retry-while-unavailable.ts'
import { type RunningDatabase, startDatabase } from './db/start-database.ts'
import { startDiskWatch } from './disk-watch.ts'
import { startLateAnswerWatch } from './promises/late-answer-watch.ts'
import type { Env } from './env.ts'
import { createGateCounter } from './gate/gate-counter.ts'
import { createGate } from './gate/gate.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createImports } from './leads/import/imports.ts'
import { createPageCache } from './http/cache/page-cache.ts'
import { startWarming } from './http/cache/warm-pages.ts'
import { createHttpServer } from './http/http-server.ts'
import { createFormsFirst } from './http/limits/forms-first.ts'
import { createRefusalThrottle } from './http/limits/refusal-throttle.ts'
import { createRenderQueue } from './http/limits/render-queue.ts'
import { createRequestListener } from './http/request-listener.ts'
import type { SiteContext } from './http/site-context.ts'
import { createCdnPurge } from './integrations/cdn-purge.ts'
import { createEmailTransport } from './integrations/create-email-transport.ts'
import { sendCardReminders } from './cards/send-card-reminders.ts'
import { createDirectMailer } from './email/direct-mailer.ts'
import { createOutbox } from './email/outbox.ts'
import { alertOwner } from './owner-alerts.ts'
import { createPushSender } from './push/push-sender.ts'
import { keepNotices } from './privacy/keep-notices.ts'
import { sendDueRequestEmails } from './privacy/send-request-emails.ts'
import { startDailyRate } from './settings/daily-rate.ts'
import { startReleasingMemory } from './release-memory.ts'
import type { ServerContext } from './server-context.ts'
import { keepFinding } from './request/kept-finding.ts'
import { createAddressWatch } from './request/address-watch.ts'
import { createScanCounter } from './short-links/scan-counter.ts'
import { addSetting } from './settings/setting-store.ts'
import { findStudio } from './settings/find-studio.ts'
import { liveEnv } from './settings/live-env.ts'
import { findStoredSamples } from './settings/stored-samples.ts'
import { findHoldingFields } from './settings/sending-guard.ts'
import { createSettingsCache } from './settings/settings-cache.ts'
import { watchSettings } from './settings/settings-watch.ts'

type AppParts = Pick<SiteContext, 'env' | 'render' | 'scripts' | 'files' | 'development'> & {
  /** Development loads a fresh listener for each request. */
  createListener?: (site: SiteContext) => RequestListener
  /** Ends the start, with everything it has opened. */
  signal?: AbortSignal | undefined
}

export type App = {
  address: string
  setUpCode: string | null
  samples: () => StoredSamples
  stop: () => Promise<void>
}

/**
 * Opens the database, listens, then starts the outbox and recurring work. If that fails, for example
 * because the port is in use, the database is closed again.
 */
export async function startApp({ signal, ...parts }: AppParts): Promise<App> {
  const log = createLog(parts.env)
  const database = await openDatabase({ env: parts.env, log, signal })
  try {
    return await openSite(parts, { database, log, signal })
  } catch (error) {
    await database.stop()
    throw error
  }
}

type Opened = { database: RunningDatabase; log: Logger; signal: AbortSignal | undefined }

async function openSite(
  { env: startEnv, createListener = createRequestListener, ...built }: AppParts,
  { database, log, signal }: Opened,
): Promise<App> {
  const env = liveEnv(startEnv, () => settings)
  const mayLeave = () => findHoldingFields(settings, env).length === 0
  const transport = createEmailTransport(env)
  const outbox = createOutbox({ database, transport, env, log, mayLeave })
  const directMailer = createDirectMailer({ transport, env, mayLeave })
  const pushSender = createPushSender({ database, env, log })
  const cache = createPageCache()
  const cdn = createCdnPurge({ env, log })
  const counters = createCounters(database, log)
  const addresses = createAddressWatch({ env, log, onChange: keepFinding(env) })
  const gate = createGate({ env, counter: counters.gateCounter, isInDoubt: addresses.isInDoubt })
  let warming: ReturnType<typeof startWarming> | undefined
  const settings = createSettingsCache({
    database,
    log,
    onChange: () => {
      changeStudio(findStudio(settings, startEnv))
      gate.applySettings(settings)
      addresses.applySettings(settings)
      cache.clear()
      warming?.restart()
      cdn.purge()
      void keepNotices({ database, log, signal })
    },
  })
  const setUpCode = await addFirstRows({ database, log, signal })
  const watch = await watchSettings({ database, settings })
  const backups = createBackups({ database: database.admin, env, log })
  const imports = createImports({ database: database.admin, log })
  const services = { outbox, directMailer, settings, backups, imports, gate, addresses }
  const shared = { env, log, database, pushSender, ...services, ...counters }
  const ready = async () => !server.isStopping() && (await database.ready())
  const { leadFailed, admin: adminDatabase } = database
  const site = { ...shared, adminDatabase, ready, leadFailed, ...built, cache, ...createLimits() }
  const server = createHttpServer(env, createListener(site))
  await listen(server, watch)
  for (const sender of [outbox, pushSender]) sender.start()
  if (!built.development) warming = startWarming(site)
  const recurring = startRecurring({ ...site, database: adminDatabase })
  return {
    address: server.address(),
    setUpCode,
    samples: () => findStoredSamples(settings, env),
    stop: async () => {
      warming?.stop()
      recurring.stop()
      await server.stop()
      await watch.stop()
      cdn.stop()
      await pushSender.stop()
      await stopApp({ outbox, counters, database, log })
    },
  }
}

async function listen(
  server: ReturnType<typeof createHttpServer>,
  watch: Awaited<ReturnType<typeof watchSettings>>,
): Promise<void> {
  try {
    await server.listen()
  } catch (error) {
    await watch.stop()
    throw error
  }
}

/** Upgrades the data of an earlier version first, after a backup of it (requirements 12.3). */
async function openDatabase({ env, log, signal }: Omit<Opened, 'database'> & { env: Env }) {
  if (env.DATABASE_URL === undefined) await moveToNewMajor({ env, log })
  return startDatabase({
    env,
    log,
    signal,
    backUpBeforeUpgrade: (opened, ran) => backUpBeforeUpgrade({ database: opened, env }, ran),
  })
}

/** Limits on what one address may request beyond the stored pages. */
function createLimits() {
  const formsFirst = createFormsFirst()
  const renderQueue = createRenderQueue({ waitForForms: () => formsFirst.waitForForms() })
  return { formsFirst, renderQueue, throttleRefusal: createRefusalThrottle() }
}

/**
 * Creates the secrets that sign passes and links, at the first start. Returns the set-up code, if
 * there is no admin.
 */
function addFirstRows({ database, log, signal }: Opened): Promise<string | null> {
  const add = async () => {
    for (const key of ['geo_gate_key', 'privacy_link_key', 'device_key'] as const)
      await addSetting(database, key, makeToken())
    return ensureSetUpCode(database)
  }
  const onWait = (reason: string) => log.warn({ reason }, 'waiting for the database')
  return retryWhileUnavailable(add, { failed: 'The database does not respond', signal, onWait })
}

/** Starts the hourly and daily jobs. */
function startRecurring(context: ServerContext): { stop: () => void } {
  const { database, env, log, backups, imports } = context
  backups.start()
  imports.start()
  const dailyRate = startDailyRate(context)
  const disk = startDiskWatch(context)
  const lateAnswers = startLateAnswerWatch(context)
  const memory = startReleasingMemory()
  const housekeeping = startHousekeeping({
    database,
    env,
    log,
    sendDueEmails: async () => {
      await sendDueEmails(context)
      const now = new Date()
      const { problem } = await backups.state(now)
      await alertOwner(context, { backup: problem, rate: dailyRate.problem(now) })
    },
    refreshSettings: () => context.settings.refresh(),
    alertOwner: () => alertOwner(context, { removal: true }),
  })
  return {
    stop: () => {
      housekeeping.stop()
      backups.stop()
      imports.stop()
      dailyRate.stop()
      disk.stop()
      lateAnswers.stop()
      memory.stop()
    },
  }
}

async function sendDueEmails(context: ServerContext): Promise<void> {
  await sendDueRequestEmails(context)
  await sendCardReminders(context, new Date())
}

function createCounters(database: Database, log: Logger) {
  return {
    gateCounter: createGateCounter({ database, log }),
    cardCounter: createCardCounter({ database, log }),
    scanCounter: createScanCounter({ database, log }),
    refusalCounter: createRefusalCounter({ database, log }),
  }
}

type Running = {
  outbox: ReturnType<typeof createOutbox>
  counters: ReturnType<typeof createCounters>
  database: RunningDatabase
  log: Logger
}

/** Finishes emails in progress, within about two seconds, then stops the database. */
async function stopApp({ outbox, counters, database, log }: Running): Promise<void> {
  await outbox.stop()
  for (const counter of Object.values(counters)) await counter.stop()
  await database.stop()
  log.info({ event: 'stopped' })
}
