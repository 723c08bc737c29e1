import type { Logger } from 'pino'
import { ownerSiteUrl } from '#server/site-url.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { languagesOf } from '#domain/business-card/card-languages.ts'
import { addDays } from '#domain/quotes/add-days.ts'
import { fillKnown } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { DeliveryError } from '../email/email-transport.ts'
import { studioDay } from '../studio-day.ts'
import type { Database } from '../db/database.ts'
import type { DirectMailer } from '../email/direct-mailer.ts'
import type { Env } from '../env.ts'
import { findEndingCards, recordReminder, type StoredCard } from './card-store.ts'

type Server = {
  database: Database
  directMailer: DirectMailer
  env: Env
  log: Logger
}

/** The owner is reminded this many days before a card expires. */
const reminderDays = 30

/**
 * Emails the owner about each card that is about to expire, once per expiry date. Never rejects; a
 * failed email is tried again every hour.
 */
export async function sendCardReminders(server: Server, now: Date): Promise<void> {
  if (!server.directMailer.canSend) return
  const today = studioDay(now)
  const until = addDays(today, reminderDays)
  for (const card of await findEndingCards(server.database, { today, until }))
    await sendOne(server, card)
}

async function sendOne(server: Server, card: StoredCard): Promise<void> {
  try {
    await server.directMailer.send(compose(server, card))
    await recordReminder(server.database, card)
  } catch (error) {
    // Only the message of a DeliveryError is known to contain no email address.
    const reason = error instanceof DeliveryError ? error.message : 'unexpected error'
    server.log.warn({ event: 'card-reminder-failed', card: card.id, error: reason })
  }
}

function compose({ env }: Server, { id, content, expiresOn }: StoredCard) {
  const lang = 'he'
  const siteUrl = ownerSiteUrl(env)
  const [first = lang] = languagesOf(content)
  const { name } = content.words[first]
  return {
    recipient: env.OWNER_EMAIL,
    lang,
    words: fillKnown(deskCopyFor(lang).adminCards.reminder, {
      name,
      day: formatDay(expiresOn, lang),
    }),
    href: siteUrl && siteUrl + adminUrl(lang, `dashboard/cards/${id}`),
  } as const
}
