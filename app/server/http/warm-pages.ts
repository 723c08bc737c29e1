import { setTimeout as sleep } from 'node:timers/promises'
import { pages } from '#content/pages.ts'
import { isLang, languages } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { screenCall } from './serve-instead.ts'
import { cacheKey, storePage, type PageServer } from './store-page.ts'
import type { PublicCall } from './render-page.ts'

const langs = Object.keys(languages).filter(isLang)

/** Milliseconds. What asks first, such as a health check, is answered first. */
const firstPause = 2_000

/** Of the time of this process: a visitor who asks meanwhile hardly waits longer. */
const share = 0.2

/**
 * Renders our own pages before anybody asks for them (requirements 11.4): the busy page first, then
 * what the navigation leads to. `restart` begins again, after the stored pages were dropped.
 */
export function startWarming(site: PageServer): { restart: () => void; stop: () => void } {
  let current = new AbortController()
  const begin = () => {
    current.abort()
    current = new AbortController()
    void warmPages(site, current.signal)
  }
  begin()
  return { restart: begin, stop: () => current.abort() }
}

async function warmPages(site: PageServer, signal: AbortSignal): Promise<void> {
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {})
  await pause(firstPause)
  for (const call of callsToWarm()) {
    if (signal.aborted) return
    const key = cacheKey(call)
    if (site.cache.get(key)) continue
    const start = performance.now()
    await site.cache
      .getOrRender({ key, render: () => storePage(site, call) })
      .catch(() => site.context.log.debug({ event: 'page-not-warmed', key }))
    await pause((performance.now() - start) * (1 / share - 1))
  }
}

export function callsToWarm(): PublicCall[] {
  const origin = 'http://site.invalid'
  const ordered = pages
    .filter(({ cache }) => cache === 'public')
    .toSorted((a, b) => rank(a.path, a.menus.length) - rank(b.path, b.menus.length))
  return [
    ...langs.map((lang) => screenCall('busy', { lang, url: new URL(origin) })),
    ...ordered.flatMap((route) =>
      langs.map((lang) => ({
        url: new URL(pageUrl(lang, route.path), origin),
        match: { kind: 'route', route, id: 'page', lang, path: route.path } as const,
        lang,
      })),
    ),
  ]
}

function rank(path: string, menus: number): number {
  if (path === '') return 0
  return menus > 0 ? 1 : 2
}
