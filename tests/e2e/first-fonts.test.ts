import { expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

const addresses = pages
  .filter(({ layout }) => layout === 'site')
  .flatMap(({ path }) => langs.map((lang) => pageUrl(lang, path)))

/** The site's own fonts, by name. A case study also has those of its client, for what is below. */
function nameOf(url: string): string | null {
  return /\/assets\/((?:headline|text|display)-[a-z-]+?)-[\w-]{8}\.woff2/.exec(url)?.[1] ?? null
}

test.each(addresses)(
  'the first screen of %s on a phone needs the fonts that it preloads, and no other',
  async (address) => {
    const { context, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
    // The visitor's own page would wait for the scripts.
    const page = await context.newPage()
    const requested = new Set<string>()
    page.on('request', (request) => {
      const name = nameOf(request.url())
      if (name !== null) requested.add(name)
    })
    // Scripts let the fonts load that only what is below the first screen needs.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    expect([...requested].toSorted()).toEqual(
      preloaded.flatMap((url) => nameOf(url) ?? []).toSorted(),
    )
    await leave()
  },
)
