import { ownerSiteUrl } from '#server/site-url.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fillKnown } from '#i18n/fill.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import type { BackupState } from './backup/backups.ts'
import { isDatabaseUnavailable } from './db/is-database-unavailable.ts'
import { describeLowSpace } from './describe-low-space.ts'
import type { DirectMailer } from './email/direct-mailer.ts'
import { DeliveryError } from './email/email-transport.ts'
import type { DirectWords } from './email/templates/direct-email.tsx'
import { takeToken } from './rate-limits/take-token.ts'
import { removeTokens } from './rate-limits/rate-limit-store.ts'
import type { ServerContext } from './server-context.ts'
import type { RateProblem } from './settings/daily-rate.ts'

type Server = Pick<ServerContext, 'database' | 'directMailer' | 'env' | 'log'>

type Problems = {
  backup?: BackupState['problem']
  rate?: RateProblem | null
  /** The free share of the disk, if it is too small. */
  disk?: number | null
  /** Whether expired data could not be removed. */
  removal?: boolean
}

/** The owner reads Hebrew. */
const lang = 'he'

/**
 * Emails the owner problems that no visitor would notice, with what to do: each kind once a day
 * across all nodes (requirements 12.2). An email that fails is tried again every hour.
 */
export async function alertOwner(server: Server, problems: Problems): Promise<void> {
  if (!server.directMailer.canSend) return
  const { adminBackups, adminDisk, adminPrices, adminPrivacy } = deskCopyFor(lang)
  const { backup = null, rate = null, disk = null, removal = false } = problems
  if (backup !== null) {
    const words = fillKnown(adminBackups.alert, { reason: adminBackups.problems[backup] })
    await sendOnceADay(server, { kind: 'backup', words, path: 'dashboard/settings/backups' })
  }
  if (rate !== null) {
    const words = fillKnown(adminPrices.rate.alert, { reason: adminPrices.rate.problems[rate] })
    await sendOnceADay(server, { kind: 'rate', words, path: 'dashboard/prices' })
  }
  if (disk !== null) {
    const words = fillKnown(adminDisk.alert, { reason: describeLowSpace(disk, lang).text })
    await sendOnceADay(server, { kind: 'disk', words, path: 'dashboard/settings/backups' })
  }
  if (removal)
    await sendOnceADay(server, {
      kind: 'removal',
      words: adminPrivacy.alert,
      path: 'dashboard/settings/privacy',
    })
}

/** Milliseconds. */
const day = 86_400_000

/** When each node sent what, for a database that cannot count, because its disk is full. */
const sentAt = new WeakMap<DirectMailer, Map<Alert['kind'], number>>()

function wasSentFromHere(mailer: DirectMailer, kind: Alert['kind']): boolean {
  return performance.now() - (sentAt.get(mailer)?.get(kind) ?? -Infinity) < day
}

function recordSent(mailer: DirectMailer, kind: Alert['kind']): void {
  const times = sentAt.get(mailer) ?? new Map<Alert['kind'], number>()
  sentAt.set(mailer, times.set(kind, performance.now()))
}

function rethrowUnlessUnavailable(error: unknown): 'unavailable' {
  if (isDatabaseUnavailable(error)) return 'unavailable'
  throw error
}

type Alert = { kind: 'backup' | 'rate' | 'disk' | 'removal'; words: DirectWords; path: AdminPath }

async function sendOnceADay(
  { database, directMailer, env, log }: Server,
  { kind, words, path }: Alert,
): Promise<void> {
  const bucket = `owner-alert/${kind}`
  const limit = { bucket, limit: 1, windowSeconds: day / 1_000 }
  const refusal = await takeToken(database, limit).catch(rethrowUnlessUnavailable)
  if (refusal === 'unavailable' ? wasSentFromHere(directMailer, kind) : refusal !== null) return
  const siteUrl = ownerSiteUrl(env)
  const href = siteUrl && siteUrl + adminUrl(lang, path)
  try {
    await directMailer.send({ recipient: env.OWNER_EMAIL, lang, words, href })
    recordSent(directMailer, kind)
  } catch (error) {
    if (refusal === null) await removeTokens(database, [bucket])
    // Only the message of a DeliveryError is known to contain no email address.
    const reason = error instanceof DeliveryError ? error.message : 'unexpected error'
    log.warn({ event: 'owner-alert-failed', kind, error: reason })
  }
}
