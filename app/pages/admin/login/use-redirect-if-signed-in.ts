import { useEffect } from 'react'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'

/**
 * Browsers send no SameSite=Strict cookie when a link in an email is followed, so it leads to the
 * sign-in page even with an active session. From this page the cookie is sent: the hook checks the
 * session and continues to the linked address. Null: nowhere to continue to.
 */
export function useRedirectIfSignedIn(lang: Lang, address: string | null): void {
  useEffect(() => {
    if (address === null) return
    const controller = new AbortController()
    fetch(`${adminUrl(lang)}/session`, { signal: controller.signal })
      .then(({ ok }) => ok && location.replace(address))
      .catch(() => {})
    return () => controller.abort()
  }, [lang, address])
}
