import type { ClinicPageId } from '#catalog/templates.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'

/** The address of a page of the clinic, or of its home. */
export function clinicUrl(lang: Lang, page: ClinicPageId | 'home'): string {
  const home = 'templates/aesthetic-clinic' as const
  return pageUrl(lang, page === 'home' ? home : `${home}/${page}`)
}
