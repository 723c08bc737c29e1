import type { Logger } from 'pino'
import { senderOf } from './compose-email.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { createBurstDetector } from './burst-detector.ts'
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import { isLeadNotice } from './email-kinds.ts'
import { createEmailPoller, type EmailPoller } from './email-poller.ts'
import { getNoticeState, type Outcome } from './email-store.ts'
import type { EmailTransport } from './email-transport.ts'
import { createOutcomeWriter } from './outcome-writer.ts'
import { isAccountEmail, type LeadEmail, type PendingEmail } from './pending-email.ts'
import { createPendingNotices, type PendingNotices } from './pending-notices.ts'
import { sendEmail } from './send-email.ts'
import { createSendQueue, type SendQueue } from './send-queue.ts'

export type Outbox = {
  start: () => void
  /** Waits for emails in progress and releases the others. */
  stop: () => Promise<void>
  /** Checks for due emails now. */
  poll: () => void
  /**
   * Runs `receive`, which stores a lead. While many run at once, emails are sent more slowly,
   * because visitors wait for responses and not for emails.
   */
  whileReceiving: <Result>(receive: () => Promise<Result>) => Promise<Result>
  /**
   * Whether an email stored now would be sent at once. If so, it can be stored with this node's
   * claim and passed to `enqueue`.
   */
  canSendNow: () => boolean
  enqueue: (emails: readonly PendingEmail[]) => void
  /**
   * Waits for the first attempt of the owner's notice. true: sent. false: failed or timed out.
   * null: written to a file, or not waited for because too many emails are queued.
   */
  waitForNotice: (leadId: string, timeoutMs: number) => Promise<boolean | null>
}

type Dependencies = {
  database: Database
  transport: EmailTransport
  env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL' | 'SAMPLES_MAY_LEAVE'>
  log: Logger
  mayLeave: () => boolean
}

/**
 * Longer than the longest send including its queries, so that a claim expires only if the node has
 * crashed.
 */
export const claimSeconds = 60

/**
 * Milliseconds after the claim in which a send may start. It takes up to 20 seconds and must end
 * before the claim.
 */
const startWithinMs = 30_000

const maxQueued = 100

/** If more emails are queued, no response waits for them. */
const maxQueuedToWait = 8

/** Milliseconds for emails in progress at shutdown, after which their connections are closed. */
const stopTimeoutMs = 2_000

/**
 * Sends the stored emails, each at least once, despite crashes, bad addresses and unreachable
 * servers (requirements 8.1).
 */
export function createOutbox({ database, transport, env, log, mayLeave }: Dependencies): Outbox {
  const breaker = createCircuitBreaker()
  const burst = createBurstDetector()
  const notices = createPendingNotices()
  const outcomes = createOutcomeWriter({ database, log })
  const sender = () => senderOf(env)
  const queue = createSendQueue({
    concurrency: transport.concurrency,
    send: (email) => sendEmail(email, { transport, sender: sender(), database, mayLeave }),
    onOutcome: (email, outcome) => {
      outcomes.add(email.id, outcome)
      handleOutcome(email, outcome, { breaker, notices, poller, queue, log })
    },
    onEmpty: () => poller.pollForMore(),
    isBusy: burst.isBurst,
  })
  const poller = createEmailPoller({
    database,
    log,
    breaker,
    claimSeconds,
    freeSlots: () => maxQueued - queue.size(),
    isIdle: () => queue.size() === 0,
    onEmails: (emails, claimedAt) => {
      const unsent = emails.filter(({ id }) => !outcomes.isUnwritten(id))
      queue.add(unsent, claimedAt + startWithinMs)
    },
  })

  return {
    start: poller.start,
    poll: poller.poll,
    whileReceiving: burst.during,
    canSendNow: () =>
      poller.isRunning() && !breaker.isOpen() && !burst.isBurst() && queue.size() < maxQueued,
    enqueue: (emails) => {
      for (const email of emails) if (isNoticeOfLead(email)) notices.add(email.lead.id)
      queue.add(emails, performance.now() + startWithinMs)
    },
    waitForNotice: async (leadId, timeoutMs) => {
      if (burst.isBurst() || queue.size() > maxQueuedToWait) return null
      const result = notices.wait(leadId, timeoutMs)
      return result === undefined ? findNoticeResult(database, leadId, breaker) : result
    },
    stop: async () => {
      await poller.stop()
      queue.drain({ kind: 'released' })
      await queue.stopWithin(stopTimeoutMs, transport.stop)
      await outcomes.stop()
    },
  }
}

type Reactions = {
  breaker: CircuitBreaker
  notices: PendingNotices
  poller: EmailPoller
  queue: SendQueue
  log: Logger
}

function handleOutcome(
  email: PendingEmail,
  outcome: Outcome,
  { breaker, notices, poller, queue, log }: Reactions,
): void {
  const { id, kind } = email
  if (isNoticeOfLead(email))
    notices.resolve(
      email.lead.id,
      outcome.kind === 'written-to-file' ? null : outcome.kind === 'sent',
    )
  if ('error' in outcome && outcome.kind !== 'held')
    log.warn({ event: `email-${outcome.kind}`, email: id, kind, error: outcome.error })
  if ((outcome.kind === 'sent' || outcome.kind === 'written-to-file') && breaker.isOpen()) {
    breaker.recordSuccess()
    poller.poll()
  }
  if (outcome.kind === 'unreachable' && poller.isRunning()) {
    breaker.recordFailure()
    queue.drain(outcome)
  }
}

function isNoticeOfLead(email: PendingEmail): email is LeadEmail {
  return !isAccountEmail(email) && isLeadNotice(email.kind)
}

/** The result of a notice that another node sends; null for a held lead, which has none. */
async function findNoticeResult(
  database: Database,
  leadId: string,
  breaker: CircuitBreaker,
): Promise<boolean | null> {
  const notice = await getNoticeState(database, leadId)
  if (notice === null || notice.status === 'written-to-file') return null
  if (notice.status === 'sent') return true
  return breaker.isOpen() || notice.lastError !== null ? false : null
}
