import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

test.each<Lang>(['he', 'en'])(
  'all testimonials in %s are in one row that scrolls by button, by key and by touch',
  async (lang) => {
    const { page, leave } = await openVisitor(browser, app.address, { reducedMotion: 'reduce' })
    await page.goto(`/${lang}/`)
    const { testimonials } = copyFor(lang).pages.home.body
    const row = page.getByRole('group', { name: testimonials.list })
    await row.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    expect(await row.locator('figure').count()).toBe(testimonials.items.length)
    const passed = () => row.evaluate((element) => Math.round(Math.abs(element.scrollLeft)))
    await page.getByRole('button', { name: testimonials.next }).click()
    await expect.poll(passed).toBeGreaterThan(100)
    await page.getByRole('button', { name: testimonials.previous }).click()
    await expect.poll(passed).toBe(0)
    await row.focus()
    await page.keyboard.press(lang === 'he' ? 'ArrowLeft' : 'ArrowRight')
    await expect.poll(passed).toBeGreaterThan(100)
    await row.locator('figure').last().scrollIntoViewIfNeeded()
    expect(await row.locator('blockquote').last().isVisible()).toBe(true)
    await leave()
  },
)
