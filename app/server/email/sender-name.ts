import { company } from '#catalog/company.ts'
import type { Lang } from '#i18n/languages.ts'
import type { NamedAddress } from './mime.ts'

/**
 * The sender as its reader knows the studio (requirements 8.3). A name of the owner's own in
 * MAIL_FROM stays as it is.
 */
export function senderFor(from: NamedAddress, lang: Lang): NamedAddress {
  const studioNames: readonly string[] = ['', ...Object.values(company.name)]
  return studioNames.includes(from.name) ? { ...from, name: company.name[lang] } : from
}
