import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { company } from '#catalog/company.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import type { PendingEmail } from './pending-email.ts'
import { createEmailPoller } from './email-poller.ts'
import { isLeadNotice } from './email-kinds.ts'
import { getNoticeState, type Outcome } from './email-store.ts'
import type { EmailTransport } from './email-transport.ts'
import { createPendingNotices } from './pending-notices.ts'
import { sendMail } from './send-email.ts'
import { createSendQueue } from './send-queue.ts'
import { createOutcomeWriter } from './outcome-writer.ts'

export type Outbox = {
  start: () => void
  /** Lets the emails under way finish and gives the others back. */
  stop: () => Promise<void>
  /** Looks for emails that are due. */
  wake: () => void
  /** Runs the receipt of a lead. While there are many at once, emails hold back: visitors wait for answers, nobody for an email. */
  whileReceiving: <Result>(receive: () => Promise<Result>) => Promise<Result>
  /** Whether an email written now would be begun at once. Then it may be written with this node's lease and handed over by `take`. */
  hasRoom: () => boolean
  take: (emails: readonly PendingEmail[]) => void
  /** Whether the studio was told of the lead: false when it could not be, or not in time; null when there are too many emails to wait for one. */
  firstTry: (leadId: string, timeoutMs: number) => Promise<boolean | null>
}

type Parts = {
  database: Database
  transport: EmailTransport
  env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>
  log: Logger
}

/** Longer than the longest send and all that surrounds it. Only a node that died lets it run out. */
export const leaseSeconds = 60
/** A send may take 20 seconds: an email is begun only while its lease covers that. */
const startWithin = 30_000

const mostTaken = 100
/** Beyond so many emails a visitor's answer does not wait for one of them. */
const fewWaiting = 8
/** Beyond so many leads at once it is a burst. */
const fewLeads = 4
/** In milliseconds. */
const calm = 200

/** Sends the emails that were written with their leads: at least once each, in spite of crashes, bad addresses and servers that are away. */
export function createOutbox({ database, transport, env, log }: Parts): Outbox {
  const breaker = createCircuitBreaker()
  const burst = createBurst()
  const board = createPendingNotices()
  const settler = createOutcomeWriter({ database, log })
  const sender = { from: env.MAIL_FROM, siteUrl: env.PUBLIC_URL ?? company.url }
  const queue = createSendQueue({
    lanes: transport.lanes,
    send: (email) => sendMail(email, { transport, sender }),
    onOutcome: noteOutcome,
    onDry: () => feed.lookForMore(),
    isBusy: () => burst.isOn(),
  })
  const feed = createEmailPoller({
    database,
    log,
    breaker,
    leaseSeconds,
    room: () => mostTaken - queue.size(),
    isIdle: () => queue.size() === 0,
    onEmails: (emails, claimedAt) =>
      queue.add(
        emails.filter(({ id }) => !settler.isSettled(id)),
        claimedAt + startWithin,
      ),
  })

  function noteOutcome({ id, kind, lead }: PendingEmail, outcome: Outcome): void {
    settler.settle(id, outcome)
    if (isLeadNotice(kind)) board.tell(lead.id, outcome.kind === 'sent')
    if ('error' in outcome)
      log.warn({ event: `email-${outcome.kind}`, email: id, kind, error: outcome.error })
    if (outcome.kind === 'sent' && breaker.isAway()) {
      breaker.noteSuccess()
      feed.look()
    }
    if (outcome.kind === 'unreachable' && feed.isRunning()) {
      breaker.noteFailure()
      queue.empty(outcome)
    }
  }

  function hasRoom(): boolean {
    return feed.isRunning() && !breaker.isAway() && !burst.isOn() && queue.size() < mostTaken
  }

  function take(emails: readonly PendingEmail[]): void {
    for (const { kind, lead } of emails) if (isLeadNotice(kind)) board.expect(lead.id)
    queue.add(emails, performance.now() + startWithin)
  }

  async function firstTry(leadId: string, timeoutMs: number): Promise<boolean | null> {
    if (burst.isOn() || queue.size() > fewWaiting) return null
    const sent = board.get(leadId)
    if (sent) return within(sent, timeoutMs)
    return readFirstTry(await getNoticeState(database, leadId), breaker)
  }

  async function stop(): Promise<void> {
    feed.stop()
    queue.empty({ kind: 'released' })
    await queue.stopWithin(patience, () => transport.stop())
    await settler.stop()
  }

  return {
    start: feed.start,
    stop,
    wake: feed.look,
    whileReceiving: burst.during,
    hasRoom,
    take,
    firstTry,
  }
}

/** For emails under way when the server stops; then their lines are cut. */
const patience = 5_000

/** Whether more leads come in than an email should stand in the way of. A burst is over after a moment of calm. */
function createBurst() {
  let leads = 0
  let lastPeak = -calm
  return {
    isOn: () => performance.now() - lastPeak < calm,
    during: async <Result>(receive: () => Promise<Result>): Promise<Result> => {
      leads += 1
      if (leads > fewLeads) lastPeak = performance.now()
      try {
        return await receive()
      } finally {
        leads -= 1
      }
    },
  }
}

function readFirstTry(
  notice: Awaited<ReturnType<typeof getNoticeState>>,
  breaker: CircuitBreaker,
): boolean | null {
  if (notice === null || notice.status === 'sent') return true
  return breaker.isAway() || notice.lastError !== null ? false : null
}

async function within(sent: Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const timer = new AbortController()
  const late = sleep(timeoutMs, false, { signal: timer.signal }).catch(() => false)
  return Promise.race([sent, late]).finally(() => timer.abort())
}
