import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

const path = 'qr-generator'
const { download } = copyFor('en').pages[path]

test('the sample that the server drew stands until the visitor acts', async () => {
  const plain = await openVisitor(browser, app.address, { javaScript: false })
  const { page, problems, leave } = await openVisitor(browser, app.address)
  const shown = (of: Page) =>
    of.locator('.qr-result').evaluate((panel) => ({
      path: panel.querySelector('path')?.getAttribute('d'),
      name: panel.querySelector('svg')?.ariaLabel,
      size: panel.querySelector('[data-qr-size]')?.textContent,
    }))
  const link = page.getByRole('button', { name: download.link })
  const answer = page.locator('[data-qr-saved]')
  await plain.page.goto(pageUrl('en', path))
  const served = await shown(plain.page)
  expect(served.size).toMatch(/\d/)
  await plain.leave()
  await page.goto(pageUrl('en', path))
  // The button answers once the script has started.
  await expect
    .poll(async () => {
      await link.click()
      return answer.textContent()
    })
    .not.toBe('')
  expect(await shown(page)).toEqual(served)
  // Drawn by the script, it is the same picture with the same words.
  await page.getByRole('button', { name: 'PNG', exact: true }).click({ force: true })
  await answer.getByText(download.notReady).waitFor()
  expect(await page.locator('#qr-link-url').evaluate((field) => field.matches(':focus'))).toBe(true)
  const { path: drawn, ...words } = await shown(page)
  expect(drawn).not.toBe(served.path)
  expect(words).toEqual({ name: served.name, size: served.size })
  expect(problems).toEqual([])
  await leave()
})
