/**
 * Keeps this card for when the phone is offline: the page and what it has loaded. The worker fetches
 * the copies (public/card-worker.js), so that leaving the page does not cut them off. Where the
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
    // A private window, or no room.
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

/** The security policy demands that addresses of scripts are made by a named policy. */
function workerUrl(): string {
  const url = '/card-worker.js'
  // SAFETY: not yet among TypeScript's own types of the browser.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  return (
    trustedTypes?.createPolicy('card', { createScriptURL: () => url }).createScriptURL(url) ?? url
  )
}
