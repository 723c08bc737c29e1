import type { Env } from '../env.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import type { SettingsCache } from './settings-cache.ts'

/** As the owner typed it. `port` 465 is encrypted from the first byte, others after STARTTLS. */
export type MailServer = { host: string; port: number; user: string; password: string }

export type StoredMailServer = Omit<MailServer, 'password'> & { sealed: string }

export function storedMailServer(env: Pick<Env, 'DATA_DIR'>, server: MailServer): StoredMailServer {
  const { password, ...open } = server
  return { ...open, sealed: sealSecret(env, password) }
}

/** For the transport; undefined without a server, or where its password cannot be opened. */
export function mailServerUrl(
  env: Pick<Env, 'DATA_DIR'>,
  settings: Pick<SettingsCache, 'get'>,
): string | undefined {
  const stored = settings.get('mail_server')
  if (stored === null || stored.host === '') return undefined
  const password = openSecret(env, stored.sealed)
  return password === null ? undefined : smtpUrl({ ...stored, password })
}

/**
 * Encrypted but on this machine: a server elsewhere that offers no STARTTLS is refused, and never
 * gets the password.
 */
export function smtpUrl({ host, port, user, password }: MailServer): string {
  const account = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return port === 465
    ? `smtps://${account}${host}:${port}`
    : `smtp://${account}${host}:${port}${isLocal(host) ? '' : '?requireTLS=true'}`
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1'
}
