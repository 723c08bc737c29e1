import { useEffect } from 'react'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'

/**
 * A link in a mail brings no strict cookie along, so it ends at the sign-in even for somebody who is signed in. Once here, the page asks on its
 * own behalf, with the cookie, and goes on to where the link led.
 */
export function useLivingSession(lang: Lang, address: string | null): void {
  useEffect(() => {
    if (address === null) return
    const given = new AbortController()
    fetch(`${adminUrl(lang)}/session`, { signal: given.signal })
      .then(({ ok }) => ok && location.replace(address))
      .catch(() => {})
    return () => given.abort()
  }, [lang, address])
}
