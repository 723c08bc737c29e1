import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PagePath } from '#catalog/pages.ts'
import { pageUrl } from '#i18n/links.ts'
import { fillAddress, signUp, startAdminArea } from '#tests/support/admin-area.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { leadValues } from '#tests/support/lead-form.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

/** Takes the error of the email out of the document, which React then fails to remove. */
async function damage(page: Page, email: string): Promise<void> {
  const control = page.locator('form [name=email]')
  await control.fill('dana@')
  await control.blur()
  await page
    .locator('#lead-email-error:not(:empty)')
    .evaluate((error: Element) => error.replaceChildren())
  await control.fill(email)
}

const isReported = (problem: string) => /^exception: .*removeChild/.test(problem)

test.each<[string, PagePath]>([
  ['lead form', 'contact'],
  ['package builder', 'package-builder'],
])(
  'a damaged %s comes back with what was entered, and is sent without React',
  async (what, path) => {
    const { page, problems, leave } = await openVisitor(browser, app.address, { locale: 'en' })
    const { name, phone, message } = leadValues(what, '')
    const email = `damaged-${path}@visitor.example`
    const isBuilder = path === 'package-builder'
    await page.goto(pageUrl('en', path))
    const form = page.locator('form:has([name=message])')
    const field = (wanted: string) => form.locator(`[name=${wanted}]`)
    await field('name').fill(name)
    await form.locator('[type=submit][aria-disabled=true]').waitFor()
    await field('phone').fill(phone)
    await field('message').fill(message)
    const box = page.locator('#service-website')
    if (isBuilder) await box.check({ force: true })
    else await field('budget').selectOption('5000-15000')
    const values = () =>
      form.evaluate((each: HTMLFormElement) => JSON.stringify([...new FormData(each)]))

    await damage(page, email)
    await expect.poll(() => problems.filter(isReported)).toHaveLength(1)
    const entered = await values()
    for (const value of [name, email, message]) expect(entered).toContain(value)
    // Hydrated again: a wrong email has its error.
    await damage(page, email)
    await page.locator('[data-island][data-not-loaded]').waitFor({ state: 'attached' })
    expect(await values()).toBe(entered)
    expect(await field('email').evaluate((each) => each === document.activeElement)).toBe(true)
    expect(problems.every(isReported)).toBe(true)
    expect(problems).toHaveLength(2)
    expect(await page.locator('#service-website:checked').count()).toBe(isBuilder ? 1 : 0)
    if (!isBuilder) await field('service_type').selectOption('landing-page')

    await form.locator('[type=submit]').click()
    await page.waitForURL('**/en/thank-you/**')
    const database = await connectToAppDatabase(app.dataDir)
    const { rows } = await database.query('select name from leads where email = $1', [email])
    await database.end()
    expect(rows).toEqual([{ name }])
    await leave()
  },
)

test('a page of the admin area that is damaged comes back with what was entered', async () => {
  const area = await startAdminArea(app)
  const [cookie = '', value = ''] = (await signUp(area)).split('=')
  const { page, context, leave } = await openVisitor(browser, app.address)
  await context.addCookies([{ name: cookie, value, url: app.address }])
  await page.goto(fillAddress(':lang/emodesuper/dashboard/codes/:linkId', area))
  const name = page.locator('main [name=name]')
  await name.fill('שם חדש')
  // React takes these links away once another look is chosen.
  const links = page.locator('main section p:has(a[target=_blank])')
  await links.evaluate((element) => element.remove())
  await page.locator('main [name=look]:not(:checked)').first().check({ force: true })
  await links.waitFor()
  expect(await name.inputValue()).toBe('שם חדש')
  await area.stop()
  await leave()
})
