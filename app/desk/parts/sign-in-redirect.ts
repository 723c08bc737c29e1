import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'

/** Event dispatched on the window before the page is left because the session has ended. */
export const sessionEnded = 'session-ended'

/** Opens the sign-in page, which says that the session has ended and leads back to this page. */
export function redirectToSignIn(lang: Lang): void {
  const next = location.pathname.slice(`${adminUrl(lang)}/`.length)
  dispatchEvent(new Event(sessionEnded))
  location.replace(`${adminUrl(lang)}?${new URLSearchParams({ expired: 'yes', next })}`)
}
