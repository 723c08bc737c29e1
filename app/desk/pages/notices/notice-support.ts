/**
 * Whether this browser can show notices. 'install': an iPhone or iPad, which shows them only for a
 * site on its home screen.
 */
export type NoticeSupport = 'ready' | 'install' | 'unsupported' | 'insecure' | 'denied'

/** What decides about it, as the browser says. */
export type BrowserFacts = {
  isSecure: boolean
  hasPush: boolean
  permission: NotificationPermission | null
  userAgent: string
  touchPoints: number
}

export function supportOf(facts: BrowserFacts): NoticeSupport {
  if (!facts.isSecure) return 'insecure'
  if (!facts.hasPush) return isAppleMobile(facts) ? 'install' : 'unsupported'
  return facts.permission === 'denied' ? 'denied' : 'ready'
}

/** An iPad calls itself a Mac, and no Mac has a touch screen. */
function isAppleMobile({ userAgent, touchPoints }: BrowserFacts): boolean {
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
}

/** For the browser only. */
export function readBrowserFacts(): BrowserFacts {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in globalThis
  return {
    isSecure: isSecureContext,
    hasPush: hasPush && 'Notification' in globalThis,
    permission: 'Notification' in globalThis ? Notification.permission : null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  }
}
