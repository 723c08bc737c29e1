import { setTimeout as sleep } from 'node:timers/promises'
import { pages } from '#content/pages.ts'
import { isLang, languages } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { screenCall } from './serve-instead.ts'
import { cacheKey, storePage, type PageServer } from './store-page.ts'
import type { PublicCall } from './render-page.ts'

const langs = Object.keys(languages).filter(isLang)

/** Milliseconds, so that the first requests, such as a health check, do not wait. */
const firstPause = 2_000

/** Share of the process's time, small enough that visitors hardly wait longer. */
const share = 0.2

/**
 * Renders the site's own pages before the first request for them (requirements 11.4): the busy page
 * first, then the pages in the navigation. `restart` begins again after the stored pages were
 * cleared.
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
