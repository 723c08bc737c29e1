import type { AnalyticsEvent, DataLayerItem } from '#documents/behaviours/analytics.d.ts'
import { isRealTag } from '#domain/consent.ts'
import { removeCookies } from './remove-cookies.ts'

const host = 'https://www.googletagmanager.com'

/** Consent Mode v2. The banner asks for these two; the other signals stay denied. */
const requestedSignals = ['analytics_storage', 'ad_storage'] as const
const signals = [...requestedSignals, 'ad_user_data', 'ad_personalization'] as const

/**
 * A security policy that blocks all other hosts for the rest of the page, because a running script
 * cannot be unloaded.
 */
const ownHostOnly =
  "script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'"

export type GoogleTag = {
  denyByDefault: () => void
  /** Loads the tag, once; never that of a sample. */
  grant: () => void
  withdraw: () => void
}

/**
 * @param id of a tag ('G-…') or of a Tag Manager container ('GTM-…'), or the sample
 */
export function createGoogleTag(id: string): GoogleTag {
  const layer = (globalThis.dataLayer ??= [])
  let state: 'waiting' | 'loaded' | 'stopped' = 'waiting'
  return {
    // At the front of the layer: the default has to precede the page view that was pushed already.
    denyByDefault: () =>
      layer.unshift(command('consent', 'default', consentState('denied', signals))),
    grant: () => {
      if (state !== 'waiting') return
      state = 'loaded'
      layer.push(command('consent', 'update', consentState('granted', requestedSignals)))
      if (!isRealTag(id)) return
      if (id.startsWith('GTM-')) loadContainer(id, layer)
      else loadTag(id, layer)
    },
    withdraw: () => {
      if (state === 'loaded') {
        state = 'stopped'
        layer.push(command('consent', 'update', consentState('denied', signals)))
        blockOtherHosts()
      }
      removeCookies()
    },
  }
}

function consentState(
  value: 'denied' | 'granted',
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]))
}

/** Google's scripts accept a command only as an arguments object, not as an array. */
function command(..._words: unknown[]): IArguments {
  return arguments
}

function loadContainer(id: string, layer: DataLayerItem[]): void {
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  append(`${host}/gtm.js?id=${id}`)
}

/** The tag only reads commands, so the site's events are converted into commands. */
function loadTag(id: string, layer: DataLayerItem[]): void {
  layer.push(command('js', new Date()), command('config', id, { send_page_view: false }))
  append(`${host}/gtag/js?id=${id}`).addEventListener('load', () => {
    const push = layer.push.bind(layer)
    const send = (item: DataLayerItem) => push(asCommand(item))
    for (const item of layer.filter(isEvent)) send(item)
    layer.push = (...items) => items.map(send).at(-1) ?? layer.length
  })
}

function isEvent(item: DataLayerItem): item is AnalyticsEvent {
  return 'event' in item && (item.event === 'page_view' || item.event === 'generate_lead')
}

function asCommand(item: DataLayerItem): DataLayerItem {
  if (!isEvent(item)) return item
  const { event, ...parameters } = item
  return command('event', event, parameters)
}

function append(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = address
  document.head.append(script)
  return script
}

function blockOtherHosts(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = ownHostOnly
  document.head.append(policy)
}
