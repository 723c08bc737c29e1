import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { languagesOf } from '#domain/business-card/card-languages.ts'
import { addDays } from '#domain/quotes/add-days.ts'
import { fillKnown } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { DeliveryError } from '../email/email-transport.ts'
import { studioDay } from '../quotes/studio-day.ts'
import type { ServerContext } from '../server-context.ts'
import { findEndingCards, noteReminder, type StoredCard } from './card-store.ts'

type Server = Pick<ServerContext, 'database' | 'directMailer' | 'env' | 'log'>

/** The owner is told this many days before a card ends. */
const reminderDays = 30

/**
 * Tells the owner of each card that is about to end, once for each end. Never rejects; what fails is
 * tried again every hour.
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
    await noteReminder(server.database, card)
  } catch (error) {
    // Only the messages of a DeliveryError are known to name no address.
    const reason = error instanceof DeliveryError ? error.message : 'unexpected error'
    server.log.warn({ event: 'card-reminder-failed', card: card.id, error: reason })
  }
}

function compose({ env }: Server, { id, content, expiresOn }: StoredCard) {
  const lang = 'he'
  const [first = lang] = languagesOf(content)
  const { name } = content.words[first]
  return {
    recipient: env.OWNER_EMAIL,
    lang,
    words: fillKnown(copyFor(lang).adminCards.reminder, { name, day: formatDay(expiresOn, lang) }),
    href: (env.PUBLIC_URL ?? company.url) + adminUrl(lang, `dashboard/cards/${id}`),
  } as const
}
