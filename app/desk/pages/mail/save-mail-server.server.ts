import type { RouterContextProvider } from 'react-router'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import type { DeliveryProblem } from '#server/email/delivery-problem.ts'
import { serverContext } from '#server/server-context.ts'
import { smtpUrl, storedMailServer } from '#server/settings/mail-server.ts'
import { startRoundTrip } from '#server/settings/round-trip.ts'
import { openSecret } from '#server/settings/sealed-secret.ts'
import { changeSettings } from '#server/settings/setting-store.ts'
import { readMailServerForm, type MailServerForm } from './mail-server-form.ts'

type Saving = { context: Readonly<RouterContextProvider>; lang: DeskLang; recipient: string }

type Saved =
  | { kind: 'saved' }
  | { kind: 'refused'; faults: Extract<MailServerForm, { ok: false }>['faults'] }
  | { kind: 'failed'; problem: DeliveryProblem }

/**
 * Sends a test email by the mail server in the form, and stores the server only once it has taken the
 * email. A server of the environment is only tested.
 */
export async function saveMailServer(
  form: FormData,
  { context, lang, recipient }: Saving,
): Promise<Saved> {
  const server = context.get(serverContext)
  const { env, database, settings } = server
  const test = { recipient, lang, words: deskCopyFor(lang).adminMail.email }
  if (env.SET.includes('SMTP_URL')) {
    const result = await startRoundTrip(server, { ...test, url: env.SMTP_URL ?? '' })
    return result === 'sent' ? { kind: 'saved' } : { kind: 'failed', problem: result }
  }
  const stored = settings.get('mail_server')
  const read = readMailServerForm(form, stored)
  if (!read.ok) return { kind: 'refused', faults: read.faults }
  const password = read.server.password ?? (stored && openSecret(env, stored.sealed)) ?? ''
  const next = { ...read.server, password }
  const result = await startRoundTrip(server, { ...test, url: smtpUrl(next) })
  if (result !== 'sent') return { kind: 'failed', problem: result }
  await changeSettings(database, { mail_server: JSON.stringify(storedMailServer(env, next)) })
  await settings.refresh()
  const { adminId, ipAddress } = requireActor(context)
  const detail = { name: next.host }
  await addAuditEvent(database, { action: 'mail-server-changed', adminId, ipAddress, detail })
  return { kind: 'saved' }
}
