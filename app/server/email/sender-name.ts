import { studio } from '#catalog/studio.server.ts'
import type { Lang } from '#i18n/languages.ts'
import type { NamedAddress } from './mime.ts'

/**
 * The sender, with the studio's name in the language of the email (requirements 8.3). A custom name
 * in MAIL_FROM is not changed.
 */
export function senderFor(from: NamedAddress, lang: Lang): NamedAddress {
  const studioNames: readonly string[] = ['', ...Object.values(studio().name)]
  return studioNames.includes(from.name) ? { ...from, name: studio().name[lang] } : from
}
