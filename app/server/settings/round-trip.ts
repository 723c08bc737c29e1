import { randomUUID } from 'node:crypto'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { composeDirectEmail } from '../email/compose-direct-email.ts'
import { deliveryProblem, type DeliveryProblem } from '../email/delivery-problem.ts'
import { DeliveryError } from '../email/email-transport.ts'
import { asciiAddress, composeMime } from '../email/mime.ts'
import { createSmtpTransport } from '../integrations/smtp-transport.ts'
import { hashSecret, makeToken } from '../secrets.ts'
import type { ServerContext } from '../server-context.ts'
import { siteUrlOf } from '../site-url.ts'
import { changeSettings } from './setting-store.ts'
import type { DirectWords } from '../email/templates/direct-email.tsx'

type Server = Pick<ServerContext, 'env' | 'database' | 'settings' | 'log'>

type Trip = { url: string; recipient: string; lang: Lang; words: DirectWords }

/**
 * Sends a test email by the given server (requirements 8.7), with a link that must come back to this site. A failure is
 * the reason in the categories of the admin area; then nothing is stored.
 */
export async function startRoundTrip(
  { env, database, settings, log }: Server,
  { url, recipient, lang, words }: Trip,
): Promise<'sent' | DeliveryProblem> {
  const token = makeToken()
  const from = env.MAIL_FROM
  const href = siteUrlOf(env) + adminUrl(lang, `round-trip/${token}`)
  const email = composeDirectEmail({ recipient, lang, words, href }, { from, id: randomUUID() })
  const transport = createSmtpTransport(url)
  try {
    await transport.send({
      id: email.messageId,
      from: asciiAddress(from.address),
      to: asciiAddress(recipient),
      raw: await composeMime(email),
    })
  } catch (error) {
    const reason = error instanceof DeliveryError ? error.message : 'unexpected error'
    log.warn({ event: 'test-email-failed', error: reason })
    return deliveryProblem(reason)
  } finally {
    transport.stop()
  }
  await changeSettings(database, {
    round_trip: JSON.stringify({
      token: hashSecret(token),
      sentAt: new Date().toISOString(),
      to: recipient,
      from: from.address,
      openedAt: null,
    }),
  })
  await settings.refresh()
  return 'sent'
}

/** The link of a test email was opened here: false if it is not the link of the newest one. */
export async function endRoundTrip(
  { database, settings }: Server,
  token: string,
): Promise<boolean> {
  await settings.refresh()
  const trip = settings.get('round_trip')
  if (trip === null || trip.token !== hashSecret(token)) return false
  if (trip.openedAt !== null) return true
  const opened = { ...trip, openedAt: new Date().toISOString() }
  await changeSettings(database, { round_trip: JSON.stringify(opened) })
  await settings.refresh()
  return true
}
