import type { Logger } from 'pino'
import { isPushService } from '#domain/push/push-host.ts'
import type { Database } from '../db/database.ts'
import { describeError } from '../describe-error.ts'
import type { Env } from '../env.ts'
import { composeNotice } from './compose-notice.ts'
import { readPushKeys, type PushKeys } from './push-key-store.ts'
import { claimNotices, recordOutcome, type DueNotice } from './push-notice-store.ts'
import { sendNotice } from './send-notice.ts'

export type PushSender = {
  start: () => void
  /** Sends what is due now, unless that is being done. */
  poll: () => void
  stop: () => Promise<void>
}

type Parts = {
  database: Database
  env: Pick<Env, 'DATA_DIR' | 'OWNER_EMAIL' | 'PUBLIC_URL'>
  log: Logger
}

/** Milliseconds. */
const interval = 5_000

/** Sent at once. A claim lasts longer than all of them can take. */
const batch = 10
const claimSeconds = 60

/**
 * Delivers stored notices beside the outbox, each at least once (requirements 7.20). Several nodes may
 * do so.
 */
export function createPushSender(parts: Parts): PushSender {
  const stopped = new AbortController()
  const sending = { ...parts, isAllowed: isPushService, signal: stopped.signal }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  function poll(): void {
    if (running || timer === undefined) return
    running = sendDueNotices(sending)
      .catch((error: unknown) =>
        parts.log.warn({ event: 'notices-unsent', error: describeError(error) }),
      )
      .finally(() => {
        running = null
      })
  }

  return {
    start: () => {
      timer = setInterval(poll, interval).unref()
    },
    poll,
    stop: async () => {
      clearInterval(timer)
      timer = undefined
      stopped.abort()
      await running
    },
  }
}

type Sending = Parts & {
  /** Which addresses the server calls. */
  isAllowed: (address: string) => boolean
  signal: AbortSignal
}

/** Makes one attempt for each notice that is due. */
export async function sendDueNotices(sending: Sending): Promise<void> {
  const { database, env, signal } = sending
  const keys = await readPushKeys(database, env)
  // Another node may be able to open them.
  if (keys === null) return
  let due: DueNotice[]
  do {
    due = await claimNotices(database, { limit: batch, claimSeconds })
    await Promise.all(due.map((each) => sendOne(each, keys, sending)))
  } while (due.length === batch && !signal.aborted)
}

async function sendOne(
  due: DueNotice,
  keys: PushKeys,
  { database, env, log, isAllowed, signal }: Sending,
): Promise<void> {
  const { PUBLIC_URL, OWNER_EMAIL } = env
  const subject = PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : `mailto:${OWNER_EMAIL}`
  const rules = { keys, subject, isAllowed, signal }
  const { outcome, status } = await sendNotice(due, composeNotice(due), rules)
  if (outcome.kind !== 'delivered')
    log.warn({ event: `notice-${outcome.kind}`, device: due.deviceId, kind: due.kind, status })
  await recordOutcome(database, due, outcome)
}
