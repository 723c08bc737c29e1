import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'

/** Dispatched on the window when the page is left because the session has ended. */
export const sessionEnded = 'session-ended'

/** To the sign-in page for an ended session, which leads back to this page. */
export function leaveForSignIn(lang: Lang): void {
  const next = location.pathname.slice(`${adminUrl(lang)}/`.length)
  dispatchEvent(new Event(sessionEnded))
  location.replace(`${adminUrl(lang)}?${new URLSearchParams({ expired: 'yes', next })}`)
}
