import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { renderAll } from '#tests/support/render-all.ts'
import { animationsEnd } from '#tests/support/settled.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const langs: readonly Lang[] = ['he', 'en']

type Shift = { value: number }

const app = sharedSite()
const browser = await sharedBrowser()

// Proves 3.3.19.
test.each(langs)(
  'on a wide, low screen no letter of the picture in %s is behind the bar',
  async (lang) => {
    const { page, leave } = await openVisitor(browser, app.address)
    await page.setViewportSize({ width: 1920, height: 900 })
    await page.goto(pageUrl(lang, ''))
    await page.locator('.hero-picture').evaluate((picture: HTMLImageElement) => picture.decode())
    await page.locator('.site-nav').evaluate((bar) => bar.remove())
    const bar = await page.screenshot({ clip: { x: 0, y: 0, width: 1920, height: 88 } })
    const pixels = await sharp(bar).removeAlpha().raw().toBuffer()
    let dark = 0
    for (let at = 0; at < pixels.length; at += 3) if ((pixels[at + 1] ?? 255) < 60) dark += 1
    expect(dark).toBe(0)
    await leave()
  },
)

// Proves 3.3.19.
test.each(langs)(
  'an open service in %s leaves every caption below its own picture',
  async (lang) => {
    const { page, leave } = await openVisitor(browser, app.address)
    await page.goto(pageUrl(lang, ''))
    const tile = page.locator('.shutter').nth(1)
    await tile.scrollIntoViewIfNeeded()
    await tile.locator('.shutter-window').hover()
    await animationsEnd(page)
    const covered = await page.locator('.shutter').evaluateAll((all) =>
      all.flatMap((one): (string | null)[] => {
        const name = one.querySelector('.shutter-name')?.getBoundingClientRect()
        const window = one.querySelector('.shutter-window')
        const place = window?.getBoundingClientRect()
        if (!name || !place || !window) return ['nothing']
        const [x, y] = [name.x + name.width / 2, place.y + place.height / 2]
        return window.contains(document.elementFromPoint(x, y)) ? [] : [one.textContent]
      }),
    )
    expect(covered).toEqual([])
    expect(
      await page.locator('.shutter-window').evaluateAll((all) =>
        all.map((one) => {
          const picture = one.querySelector('.shutter-subject')?.getBoundingClientRect()
          return picture !== undefined && picture.width <= one.getBoundingClientRect().width + 1
        }),
      ),
    ).not.toContain(false)
    await leave()
  },
)

// Proves 3.3.20.
test.each(langs)('the page in %s does not exceed its maximum height', async (lang) => {
  for (const [screen, most] of [
    ['desktop', 8_000],
    ['phone', 10_000],
  ] as const) {
    const { page, leave } = await openVisitor(browser, app.address, { screen })
    await page.goto(pageUrl(lang, ''))
    await renderAll(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(most)
    const edges = await page.locator('.carousel-row > li').evaluateAll((all) =>
      all.slice(0, 5).map((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return [Math.round(left), Math.round(right)]
      }),
    )
    for (const [index, [left, right]] of edges.slice(1).entries())
      expect(edges[index]).toContain(lang === 'he' ? right : left)
    await leave()
  }
})

test.each(langs)('nothing shifts while the page in %s loads', async (lang) => {
  for (const screen of ['desktop', 'phone'] as const) {
    const { page, leave } = await openVisitor(browser, app.address, {
      screen,
      reducedMotion: 'no-preference',
    })
    await page.goto(pageUrl(lang, ''))
    await page.waitForLoadState('networkidle')
    await animationsEnd(page)
    const shifts = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          new PerformanceObserver((entries) =>
            // SAFETY: entries of this type have a value; the DOM types leave it out.
            resolve(entries.getEntries().map((entry) => (entry as unknown as Shift).value)),
          ).observe({ type: 'layout-shift', buffered: true })
          // Without a shift there is no entry.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
        }),
    )
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
    await leave()
  }
})
