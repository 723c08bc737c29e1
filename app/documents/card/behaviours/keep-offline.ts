/**
 * Caches this card for offline use: the page and the files that it has loaded. The service worker
 * fetches them (public/card-worker.js), so that leaving the page does not interrupt it. Where the
 * browser cannot, the card works as before.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const [, lang] = location.pathname.split('/')
    await navigator.serviceWorker.register(workerUrl(), { scope: `/${lang}/v/` })
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
    active?.postMessage([location.pathname, ...loadedFiles()])
  } catch {
    // Private windows and full storage end here.
  }
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/functions'),
    )
    .map(({ pathname }) => pathname)
}

type Policy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy }

/** The security policy (Trusted Types) only accepts script URLs that a named policy creates. */
function workerUrl(): string {
  const url = '/card-worker.js'
  // SAFETY: TypeScript's DOM types do not include it yet.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  return (
    trustedTypes?.createPolicy('card', { createScriptURL: () => url }).createScriptURL(url) ?? url
  )
}
