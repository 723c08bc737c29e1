import type { DeskLang } from '#desk/words/desk-lang.ts'
import { adminUrl } from '#i18n/links.ts'

export type Subscribed = { endpoint: string; p256dh: string; auth: string }

/** Milliseconds in which a push service answers, if it can be reached. */
const answerTime = 20_000

/**
 * Asks the person, then the browser's push service. 'denied': the person declined. Rejects where the
 * service cannot be reached.
 */
export async function subscribe(lang: DeskLang, publicKey: string): Promise<Subscribed | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await navigator.serviceWorker.register(workerUrl(), { scope: adminUrl(lang) })
  const { pushManager } = await navigator.serviceWorker.ready
  // One of a former key would stay in the way.
  await (await pushManager.getSubscription())?.unsubscribe()
  const answer = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys = {} } = (await Promise.race([answer, failAfter(answerTime)])).toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The push service did not answer')), milliseconds)
  })
}

type Policy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy }

/** The security policy (Trusted Types) only accepts script URLs that a named policy creates. */
function workerUrl(): string {
  const url = '/notice-worker.js'
  // SAFETY: TypeScript's DOM types do not include it yet.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  return (
    trustedTypes?.createPolicy('notices', { createScriptURL: () => url }).createScriptURL(url) ??
    url
  )
}
