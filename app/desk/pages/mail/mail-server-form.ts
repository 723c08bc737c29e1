import { cleanLine } from '#domain/text/clean.ts'
import type { MailServer, StoredMailServer } from '#server/settings/mail-server.ts'

export type MailField = 'host' | 'port' | 'user' | 'password'

export type MailFault = 'host' | 'port' | 'long' | 'password'

/** `password: null` keeps the stored one. */
export type MailServerForm =
  | { ok: true; server: Omit<MailServer, 'password'> & { password: string | null } }
  | { ok: false; faults: Partial<Record<MailField, MailFault>> }

const hostPattern = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,62})(?:\.[a-z\d][a-z\d-]{0,62})*$/i

/** Characters. */
const maxLength = 200

/** Reads the form of the mail server. An empty password keeps the stored one of the same account. */
export function readMailServerForm(
  form: FormData,
  stored: StoredMailServer | null,
): MailServerForm {
  const [host, port, user] = (['host', 'port', 'user'] as const).map((name) =>
    cleanLine(textOf(form, name)),
  )
  const typed = { host: host ?? '', port: port ?? '', user: user ?? '' }
  const password = textOf(form, 'password')
  const faults: Partial<Record<MailField, MailFault>> = {}
  if (!hostPattern.test(typed.host)) faults.host = 'host'
  if (!/^\d{1,5}$/.test(typed.port) || +typed.port < 1 || +typed.port > 65_535) faults.port = 'port'
  if (typed.user.length > maxLength) faults.user = 'long'
  if (password.length > maxLength) faults.password = 'long'
  const isSameAccount = stored?.host === typed.host && stored.user === typed.user
  if (password === '' && typed.user !== '' && !isSameAccount) faults.password = 'password'
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  return {
    ok: true,
    server: {
      host: typed.host,
      port: Number(typed.port),
      user: typed.user,
      password: password === '' && isSameAccount ? null : password,
    },
  }
}

function textOf(form: FormData, name: MailField): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
