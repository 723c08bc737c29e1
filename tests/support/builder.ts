import type { Locator, Page } from 'playwright-core'
import { pageUrl } from '#i18n/links.ts'
import type { Lang } from '#i18n/languages.ts'

export function builderUrl(lang: Lang, query = ''): string {
  return pageUrl(lang, 'package-builder') + (query === '' ? '' : `?${query}`)
}

export type Builder = {
  /** Opens the page, and on a phone its collapsed groups. */
  open: (query?: string) => Promise<void>
  service: (id: string) => Locator
  /** The first total on the receipt in agorot; 0 if there is none. */
  total: (part: 'once' | 'monthly') => Promise<number>
  /** The package in the query. */
  query: () => string
}

export function builderOn(page: Page, lang: Lang): Builder {
  return {
    open: async (query = '') => {
      await page.goto(builderUrl(lang, query))
      await page.locator('#quote-form').waitFor({ state: 'attached' })
      for (const fold of await page.locator('.builder-fold:not([open]) > summary').all())
        if (await fold.isVisible()) await fold.click()
    },
    service: (id) => page.locator(`#service-${id}`),
    total: async (part) => {
      const total = page.locator(`.receipt-foot [data-total="${part}"]`)
      return (await total.count()) === 0 ? 0 : toAgorot(await total.innerText())
    },
    query: () => new URL(page.url()).search.slice(1),
  }
}

/** The amount in a text of any language, in agorot. Ignores bidi marks. */
function toAgorot(text: string): number {
  return Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)
}

/** Waits for hydration, which makes the submit button aria-disabled. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('#quote-form [type=submit][aria-disabled=true]').waitFor({ state: 'attached' })
  // Until its first second is over a form below the first screen has no box (documents/site/styles/below-fold.css).
  await page.locator('#quote-form').waitFor()
}
