import { expect, test } from 'vitest'
import { renderAll } from '#tests/support/render-all.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

test.each(['he/', 'en/'])(
  'on a phone no font of /%s arrives after the first skipped section is laid out',
  async (address) => {
    const { context, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const isLoaded = (face: FontFace) => face.status === 'loaded'
      const findLoaded = () => [...document.fonts].filter(isLoaded)
      const known = new Set<FontFace>()
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main > section ~ section ~ section[data-rendered]')) return
        observer.disconnect()
        for (const face of findLoaded()) known.add(face)
      }).observe(document, { attributes: true, attributeFilter: ['data-rendered'], subtree: true })
      const describe = ({ family, weight, unicodeRange }: FontFace) =>
        `${family} ${weight} ${unicodeRange}`
      Object.assign(globalThis, {
        findLateFonts: () =>
          findLoaded()
            .filter((face) => !known.has(face))
            .map(describe),
      })
    })
    await page.goto(`/${address}`)
    await renderAll(page)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate('findLateFonts()')).toEqual([])
    await leave()
  },
)
