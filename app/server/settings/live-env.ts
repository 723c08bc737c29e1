import { company } from '#catalog/company.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { findStudioValues } from './find-studio.ts'
import { mailServerUrl } from './mail-server.ts'
import { parseSetting } from './setting-schemas.ts'
import { findSettings } from './setting-store.ts'
import type { SettingsCache } from './settings-cache.ts'

/**
 * The environment with what the owner set in the admin area in place of variables that are not set.
 * Each read gives the setting of that moment.
 */
export function liveEnv(env: Env, settings: () => Pick<SettingsCache, 'get'>): Env {
  const values = () => findStudioValues(settings())
  const isSet = (name: Env['SET'][number]) => env.SET.includes(name)
  return {
    ...env,
    get SMTP_URL() {
      return isSet('SMTP_URL') ? env.SMTP_URL : mailServerUrl(env, settings())
    },
    get MAIL_FROM() {
      if (isSet('MAIL_FROM')) return env.MAIL_FROM
      const { 'mail.sender': sender, email, 'name.he': name } = values()
      return { name, address: sender || email }
    },
    get OWNER_EMAIL() {
      if (isSet('OWNER_EMAIL')) return env.OWNER_EMAIL
      const { 'mail.notices': notices, email } = values()
      return notices || email
    },
    get PUBLIC_URL() {
      const { url } = values()
      return env.PUBLIC_URL ?? (url === company.url ? undefined : url)
    },
  }
}

/** The environment with what is stored in the admin area now, for a command that has no settings. */
export async function storedEnv(env: Env, database: Pick<Database, 'orm'>): Promise<Env> {
  const rows = await findSettings(database)
  return liveEnv(env, () => ({
    get: (key) => parseSetting(key, rows.find((row) => row.key === key)?.value),
  }))
}
