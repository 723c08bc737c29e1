import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { projectKinds } from '#catalog/project-kinds.ts'
import { projectIds } from '#catalog/projects.ts'
import { projects } from '#content/projects/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { visitorAddress } from '#tests/support/visitor-address.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const langs: readonly Lang[] = ['he', 'en']

const app = sharedSite()
const browser = await sharedBrowser()

function shownIn(page: Page): Promise<number> {
  return page.locator('[data-behaviour=project-list] [data-kind]:visible').count()
}

function queryOf(page: Page): string {
  return new URL(page.url()).search
}

// Proves 3.4.2.
test.each(projectKinds)(
  'without JavaScript the filter %s is a link to a list of that kind only',
  async (kind) => {
    const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
    await page.goto('/he/portfolio')
    expect(await shownIn(page)).toBe(projectIds.length)
    await page.locator(`[data-category=${kind}]`).click()
    await expect.poll(() => queryOf(page)).toBe(`?category=${kind}`)
    expect(await shownIn(page)).toBe(
      projectIds.filter((id) => projects[id].category === kind).length,
    )
    expect(await page.locator('[data-category][aria-current]').getAttribute('data-category')).toBe(
      kind,
    )
    await leave()
  },
)

test('with JavaScript a filter changes the list and the address, announces it and stays on the page', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto('/en/portfolio')
  const documentOf = await page.evaluateHandle(() => document)
  const filter = page.locator('[data-category=branding]')
  await page.waitForLoadState('networkidle')
  await filter.click()
  await expect.poll(() => queryOf(page)).toBe('?category=branding')
  expect(await shownIn(page)).toBe(5)
  expect(await page.locator('[data-behaviour=project-list] [role=status]').innerText()).toContain(
    copyFor('en').projects.categories.branding,
  )
  expect(await documentOf.evaluate((before) => before === document)).toBe(true)
  await page.locator('[data-category=all]').click()
  expect([queryOf(page), await shownIn(page)]).toEqual(['', projectIds.length])
  await leave()
})

// Proves 3.4.3.
test.each(langs)('the details of a project in %s have their own address', async (lang) => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(`/${lang}/portfolio?project=tene-coffee`)
  const sheet = page.getByRole('dialog', { name: copyFor(lang).projects.items['tene-coffee'].name })
  expect(await sheet.innerText()).toContain(copyFor(lang).projectDetails['tene-coffee'])
  expect(await sheet.innerText()).toContain('4,500')
  expect(await sheet.innerText()).not.toMatch(/[{}]|undefined/)
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog').count()).toBe(0)
  await expect.poll(() => queryOf(page)).toBe('')
  expect(await shownIn(page)).toBe(projectIds.length)
  await leave()
})

// Proves 3.4.3.
test('details open over the list from a tile and close, and the focus returns; Back closes them too', async () => {
  const { page, problems, leave } = await openVisitor(browser, app.address)
  await page.goto('/he/portfolio?category=landing')
  const tile = page.locator('[data-kind=landing] a').first()
  const sheet = page.locator('dialog:modal')
  await page.waitForLoadState('networkidle')
  await tile.click()
  await expect.poll(() => sheet.count()).toBe(1)
  await expect.poll(() => queryOf(page)).toMatch(/^\?category=landing&project=/)
  await page.locator('[data-close]').click()
  await expect.poll(() => sheet.count()).toBe(0)
  await expect.poll(() => queryOf(page)).toBe('?category=landing')
  expect(await tile.evaluate((link) => link === document.activeElement)).toBe(true)
  await tile.click()
  await expect.poll(() => sheet.count()).toBe(1)
  await page.goBack()
  await expect.poll(() => sheet.count()).toBe(0)
  expect(problems).toEqual([])
  await leave()
})

// Proves 3.4.9.
test('a tile with a case study leads to it in one step, from any filter', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto('/he/portfolio')
  await page.waitForLoadState('networkidle')
  await page.locator('[data-category=webapp]').click()
  await page.locator('[data-kind=webapp]:visible a').first().click()
  await page.waitForURL(/\/he\/portfolio\/[\w-]+$/)
  await leave()
})

test.each(projectIds)('the details of %s are complete', async (id) => {
  // Each is another visitor, because one may not request so many pages at once.
  const headers = { 'X-Forwarded-For': visitorAddress(projectIds.indexOf(id)) }
  const page = await (await fetch(`${app.address}/he/portfolio?project=${id}`, { headers })).text()
  const sheet = page.slice(page.indexOf('<dialog'), page.indexOf('</dialog>'))
  const { name } = copyFor('he').projects.items[id]
  expect(sheet).toContain(name)
  expect(sheet).toContain(String(projects[id].year))
  expect(sheet).not.toMatch(/\{\w+\}|undefined|NaN/)
})

test('without JavaScript the details are over the list, and a link closes them', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto('/he/portfolio?category=branding&project=tzuk-festival')
  const sheet = page.getByRole('dialog', {
    name: copyFor('he').projects.items['tzuk-festival'].name,
  })
  expect(await sheet.isVisible()).toBe(true)
  await page.locator('[data-close]').click()
  expect([queryOf(page), await page.locator('dialog').count()]).toEqual(['?category=branding', 0])
  await leave()
})

// Proves 3.4.4.
test.each([
  '?project=nobody',
  '?project=',
  '?project=__proto__&category=%20',
  '?category=shoes',
  '?project=tene-coffee%27',
])('an unknown query shows the list: %s', async (query) => {
  const answer = await fetch(`${app.address}/he/portfolio${query}`)
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).not.toContain('<dialog')
  expect(text.match(/data-kind="/g)).toHaveLength(projectIds.length)
  expect(text).not.toMatch(/data-kind="\w+" hidden/)
})
