import { adminUrl } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** Event dispatched on the window before the page is left because the session has ended. */
export const sessionEnded = 'session-ended'

/** Opens the sign-in page, which says that the session has ended and leads back to this page. */
export function redirectToSignIn(lang: DeskLang): void {
  const next = location.pathname.slice(`${adminUrl(lang)}/`.length)
  dispatchEvent(new Event(sessionEnded))
  location.replace(`${adminUrl(lang)}?${new URLSearchParams({ expired: 'yes', next })}`)
}
