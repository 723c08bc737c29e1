import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

const paths = ['', 'about', 'blog', 'contact', 'services/landing-page'] as const

/** The share of the glyphs of an element, in percent, that fonts of the site draw. */
async function ownGlyphs(page: Page, selector: string): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  const count = (all: typeof fonts) => all.reduce((sum, { glyphCount }) => sum + glyphCount, 0)
  return (100 * count(fonts.filter(({ isCustomFont }) => isCustomFont))) / count(fonts)
}

test.each(langs.flatMap((lang) => paths.map((path) => ({ lang, path }))))(
  'the headline of /$lang/$path is drawn with fonts that the page preloads',
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
    // A Latin name in a Hebrew headline has a font that comes later.
    await expect.poll(() => ownGlyphs(page, 'h1')).toBeGreaterThan(80)
    await leave()
  },
)
