import type { AnalyticsEvent, DataLayerItem } from '#site/analytics.d.ts'
import { removeCookies } from './remove-cookies.ts'

const host = 'https://www.googletagmanager.com'

/** Consent Mode v2. The banner asks for the first two; the others stay denied. */
const asked = ['analytics_storage', 'ad_storage'] as const
const signals = [...asked, 'ad_user_data', 'ad_personalization'] as const

/** Blocks every other host for the rest of the page: a script that runs cannot be unloaded. */
const ownHostOnly =
  "script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'"

export type GoogleTag = {
  denyByDefault: () => void
  /** Loads the tag, once. */
  grant: () => void
  withdraw: () => void
}

/**
 * @param id of a tag ('G-…') or of a Tag Manager container ('GTM-…')
 */
export function createGoogleTag(id: string): GoogleTag {
  const layer = (globalThis.dataLayer ??= [])
  let state: 'waiting' | 'loaded' | 'stopped' = 'waiting'
  return {
    // In front: the default has to precede the page view that was reported before.
    denyByDefault: () => layer.unshift(command('consent', 'default', all('denied', signals))),
    grant: () => {
      if (state !== 'waiting') return
      state = 'loaded'
      layer.push(command('consent', 'update', all('granted', asked)))
      if (id.startsWith('GTM-')) loadContainer(id, layer)
      else loadTag(id, layer)
    },
    withdraw: () => {
      if (state === 'loaded') {
        state = 'stopped'
        layer.push(command('consent', 'update', all('denied', signals)))
        blockOtherHosts()
      }
      removeCookies()
    },
  }
}

function all(value: 'denied' | 'granted', names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]))
}

/** Google's scripts take a command as an arguments object only, not as an array. */
function command(..._words: unknown[]): IArguments {
  return arguments
}

function loadContainer(id: string, layer: DataLayerItem[]): void {
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  append(`${host}/gtm.js?id=${id}`)
}

/** The tag reads commands only, so the events of the site are turned into commands. */
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
