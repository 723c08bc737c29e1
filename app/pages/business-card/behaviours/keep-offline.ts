/** Also in public/card-worker.js, which answers from it. */
const cacheName = 'cards'

/**
 * Keeps this card for when the phone is offline: the page and what it has loaded. Where the browser
 * cannot, the card works as before.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  try {
    const [, lang] = location.pathname.split('/')
    await navigator.serviceWorker.register(workerUrl(), { scope: `/${lang}/v/` })
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/functions'),
      )
      .map(({ pathname }) => pathname)
    const cache = await caches.open(cacheName)
    await Promise.all([location.pathname, ...files].map((each) => cache.add(each)))
  } catch {
    // A private window, or no room.
  }
}

type Policy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy }

/** The security policy demands that addresses of scripts are made by a named policy. */
function workerUrl(): string {
  const url = '/card-worker.js'
  // SAFETY: not yet among TypeScript's own types of the browser.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  return (
    trustedTypes?.createPolicy('card', { createScriptURL: () => url }).createScriptURL(url) ?? url
  )
}
