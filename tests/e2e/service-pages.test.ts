import { expect, test } from 'vitest'
import { servicePageIds } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { langs } from '#documents/head/langs.ts'
import { pageUrl } from '#i18n/links.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, screens } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()
const everyPage = langs.flatMap((lang) => servicePageIds.map((id) => ({ lang, id })))

/** An address with a part lays out every section at once (styles/skipped-sections.css). */
const laidOut = '#what-title'

// Proves 3.10.11.
test.each(langs)(
  'on a phone each service page in %s is short, with price and proof in its first screens',
  async (lang) => {
    const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
    for (const id of servicePageIds) {
      await page.goto(pageUrl(lang, `services/${id}`) + laidOut)
      const { height, price, proof } = await page.evaluate(() => {
        const bottomOf = (selector: string) =>
          (document.querySelector(selector)?.getBoundingClientRect().bottom ?? Infinity) + scrollY
        return {
          height: document.documentElement.scrollHeight,
          price: bottomOf('.opening-price'),
          proof: bottomOf('.proof-grid'),
        }
      })
      expect([id, height <= 7_000, height]).toEqual([id, true, height])
      expect(price, id).toBeLessThanOrEqual(screens.phone.height)
      expect(proof, id).toBeLessThanOrEqual(3 * screens.phone.height)
    }
    await leave()
  },
)

// Proves 3.10.12.
test('what is folded is open without scripts and on paper, and closed with scripts', async () => {
  const { terms } = copyFor('he').servicePage
  const address = pageUrl('he', 'services/landing-page')
  for (const { javaScript, media, isOpen } of [
    { javaScript: true, media: 'screen', isOpen: false },
    { javaScript: true, media: 'print', isOpen: true },
    { javaScript: false, media: 'screen', isOpen: true },
  ] as const) {
    const { page, leave } = await openVisitor(browser, app.address, { javaScript })
    await page.emulateMedia({ media })
    await page.goto(address + laidOut)
    const label = page.locator('#terms').getByText(terms.labels.payment, { exact: true })
    expect([javaScript, media, await label.isVisible()]).toEqual([javaScript, media, isOpen])
    await leave()
  }
})

// Proves 3.10.15.
test.each(langs)('the index in %s lists every service with a price', async (lang) => {
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto(pageUrl(lang, 'services'))
  const rows = page.locator('main .service-row')
  expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')))).toEqual(
    servicePageIds.map((id) => pageUrl(lang, `services/${id}`)),
  )
  expect(await rows.locator('.offer-price').count()).toBe(servicePageIds.length)
  await leave()
})

// Proves 3.10.13.
test.each(everyPage)(
  'the prices of $id in $lang say what they leave out, in the words of the builder',
  async ({ lang, id }) => {
    const { servicePage } = copyFor(lang)
    const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
    await page.goto(pageUrl(lang, `services/${id}`))
    const known = new Set<string>(Object.values(servicePage.excluded))
    const lists = await page.locator('#prices .marked-list-out').allTextContents()
    const items = await page.locator('#prices .marked-list-out > li').allTextContents()
    expect(items.filter((item) => !known.has(item))).toEqual([])
    expect(lists.length > 0).toBe(true)
    await leave()
  },
)
