import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'

/** The sign-in page for an ended session. It leads back to the page at `pathname`. */
export function signInAddress(lang: Lang, pathname: string): string {
  const next = pathname.slice(`${adminUrl(lang)}/`.length)
  return `${adminUrl(lang)}?${new URLSearchParams({ expired: 'yes', next })}`
}
