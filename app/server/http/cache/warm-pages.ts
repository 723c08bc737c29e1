import { setTimeout as sleep } from 'node:timers/promises'
import { pages } from '#content/pages.ts'
import { isLang, languages } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageRoute } from '../address/route-table.ts'
import type { PageRequest } from '../page-request.ts'
import { renderResponse } from '../render/render-response.ts'
import type { SiteContext } from '../site-context.ts'
import { cacheKey } from './cache-key.ts'
import { requestForScreen } from './send-screen.ts'

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
export function startWarming(site: SiteContext): { restart: () => void; stop: () => void } {
  let current = new AbortController()
  const begin = () => {
    current.abort()
    current = new AbortController()
    void warmPages(site, current.signal)
  }
  begin()
  return { restart: begin, stop: () => current.abort() }
}

async function warmPages(site: SiteContext, signal: AbortSignal): Promise<void> {
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {})
  await pause(firstPause)
  for (const page of requestsToWarm()) {
    if (signal.aborted) return
    const key = cacheKey(page)
    if (site.cache.get(key)) continue
    const start = performance.now()
    await site.cache
      .getOrRender({ key, render: () => renderResponse(site, page) })
      .catch(() => site.log.debug({ event: 'page-not-warmed', key }))
    await pause((performance.now() - start) * (1 / share - 1))
  }
}

export function requestsToWarm(): PageRequest[] {
  const origin = 'http://site.invalid'
  const ordered = pages
    .filter(({ cache }) => cache === 'public')
    .toSorted((a, b) => rank(a.path, a.menus.length) - rank(b.path, b.menus.length))
  return [
    ...langs.map((lang) => requestForScreen('busy', lang)),
    ...ordered.flatMap((record) =>
      langs.map((lang) => ({
        url: new URL(pageUrl(lang, record.path), origin),
        address: { kind: 'route', ...pageRoute(record), name: '', lang } as const,
        lang,
      })),
    ),
  ]
}

function rank(path: string, menus: number): number {
  if (path === '') return 0
  return menus > 0 ? 1 : 2
}
