import { expect, test } from 'vitest'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

const letters = { he: 'אבג', en: 'abc' } as const
const paths = ['', 'about', 'blog', 'contact', 'services/landing-page'] as const

test.each(langs.flatMap((lang) => paths.map((path) => ({ lang, path }))))(
  'headline and text of /$lang/$path have the fonts that the page preloads',
  async ({ lang, path }) => {
    const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
    const html = await (await fetch(app.address + pageUrl(lang, path))).text()
    const preloads = html.match(/<link[^>]*rel="preload"[^>]*>/g) ?? []
    const preloaded = preloads.flatMap((link) => /href="([^"]*\.woff2)"/.exec(link)?.[1] ?? [])
    expect(preloaded.length).toBeGreaterThan(0)
    await page.route('**/*.woff2', (route) =>
      preloaded.includes(new URL(route.request().url()).pathname)
        ? route.continue()
        : route.abort(),
    )
    await page.goto(pageUrl(lang, path))
    const missing = () =>
      page.locator('h1, h1 *, main p').evaluateAll(
        (all, text) =>
          all
            // A line of a headline has its own weight, so the headline itself has no text.
            .filter(({ childNodes }) =>
              [...childNodes].some(
                ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
              ),
            )
            .slice(0, 3)
            .map((element) => getComputedStyle(element))
            .map(({ fontWeight, fontFamily }) => `${fontWeight} 1em ${fontFamily}`)
            .filter((font) => !document.fonts.check(font, text)),
        letters[lang],
      )
    await expect.poll(missing).toEqual([])
    await leave()
  },
)
