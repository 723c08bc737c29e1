import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { posts } from '#catalog/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#site/langs.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let app: RunningApp
let browser: Browser

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  browser = await launchChromium()
})

afterAll(async () => {
  await browser.close()
  await app.stop()
})

// Proves 3.9.2.
test.each(langs)('the articles in %s are searched, without JavaScript too', async (lang) => {
  const { search, items } = copyFor(lang).posts
  const { title } = items['figma-ux-ui-design-reality']
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto(pageUrl(lang, 'blog'))
  expect(await page.locator('.post-tile').count()).toBe(posts.length)
  await page.getByLabel(search.label).fill(title)
  await page.getByRole('button', { name: search.submit }).click()
  await page.waitForURL(/\?q=/)
  expect(await page.locator('.post-tile').count()).toBe(1)
  expect(await page.locator('.post-tile').textContent()).toContain(title)
  expect(await page.getByLabel(search.label).inputValue()).toBe(title)

  await page.getByLabel(search.label).fill('"><script>alert(1)</script>')
  await page.getByRole('button', { name: search.submit }).click()
  await page.getByText(search.none, { exact: true }).waitFor()
  expect(await page.locator('.post-tile').count()).toBe(0)
  await page.getByRole('link', { name: search.all }).click()
  await page.waitForURL(({ search: query }) => query === '')
  await leave()
})

test.each(langs)('the search in %s is accessible and fits a phone', async (lang) => {
  const { page, problems, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.goto(`${pageUrl(lang, 'blog')}?q=figma`)
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
  expect(problems).toEqual([])
  await leave()
})
