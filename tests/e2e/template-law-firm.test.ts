import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { countStoredRows } from '#tests/support/stored-rows.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const address = '/he/templates/law-firm'
const words = copyFor('he').templatePages['law-firm']
const { fields, form } = words.contact

const app = sharedSite()
const browser = await sharedBrowser()

function getField(page: Page, name: keyof typeof fields) {
  return page.locator('#request-form').getByLabel(fields[name].label)
}

/** Without the two fields that may stay empty. */
async function fillForm(page: Page): Promise<void> {
  await getField(page, 'name').fill('דנה כהן')
  await getField(page, 'phone').fill('050-555-0100')
  await getField(page, 'field').selectOption({ index: 1 })
  await getField(page, 'language').selectOption({ index: 2 })
  await getField(page, 'message').fill('חוזה שכירות לפני חתימה')
}

test('an empty form shows an error at every required field and focuses the first one', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address, { waitUntil: 'networkidle' })
  await getField(page, 'name').fill('  ')
  await getField(page, 'phone').fill('12')
  await page.getByRole('button', { name: form.submit }).click()
  expect(await page.locator('#request-form .demo-error').allTextContents()).toEqual([
    fields.name.missing,
    fields.phone.invalid,
    fields.field.missing,
    fields.language.missing,
    '',
    '',
    fields.message.missing,
  ])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('request-name')
  expect(await page.getByText(form.thanks.title).isVisible()).toBe(false)
  await leave()
})

test.each([true, false])(
  'a completed form shows thanks and sends nothing, with JavaScript: %s',
  async (javaScript) => {
    const before = await countStoredRows(app.dataDir)
    const { page, leave } = await openVisitor(browser, app.address, { javaScript })
    await page.goto(address, { waitUntil: 'networkidle' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await fillForm(page)
    const sent = requests.length
    await page.getByRole('button', { name: form.submit }).click()
    await page.getByRole('heading', { name: form.thanks.title }).waitFor()
    expect(await page.locator('#request-form').isVisible()).toBe(false)
    // Without scripts the form opens the address of the page again, without any of its values.
    // Pictures and fonts load as the page moves to its form.
    expect(
      requests
        .slice(sent)
        .filter((each) => !/\/pictures\/|\.woff2$/.test(each))
        .slice(0, 1),
    ).toEqual(javaScript ? [] : [`GET ${app.address}${address}?`])
    expect(requests.join()).not.toMatch(/dana|555/)
    expect(await countStoredRows(app.dataDir)).toEqual(before)
    await leave()
  },
)

test('the form has no box in the first frames, and is shown without the scripts of the page', async () => {
  const { context, leave } = await openVisitor(browser, app.address, {
    screen: 'phone',
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(address)
  expect(await page.locator('.request').evaluate((part) => getComputedStyle(part).display)).toBe(
    'none',
  )
  await page.locator('#contact').evaluate((section) => section.scrollIntoView())
  await page.locator('#request-form').waitFor()
  await leave()
})

test('the versions of the clause are read by keyboard, without JavaScript too', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto(address)
  const { cut = '', put = '', note = '' } = words.clause.parts[1] ?? {}
  const shown = async () => {
    const sheet = await page.locator('.sheet').innerText()
    return [cut, put, note].map((text) => sheet.includes(text))
  }
  expect(await shown()).toEqual([true, true, true])
  await page.getByRole('radio', { name: words.clause.versions.marked }).focus()
  await page.keyboard.press('ArrowDown')
  expect(await shown()).toEqual([false, true, false])
  await page.keyboard.press('ArrowDown')
  expect(await shown()).toEqual([true, false, false])
  await leave()
})

test('the index names the section that is read', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address, { waitUntil: 'networkidle' })
  const current = () => page.locator('nav [aria-current]').allTextContents()
  expect(await current()).toEqual([])
  await page.getByRole('link', { name: words.nav.fees, exact: true }).press('Enter')
  await expect.poll(current).toEqual([words.nav.fees])
  await leave()
})

test.each(['reduce', 'no-preference'] as const)(
  'the rules draw themselves unless motion is reduced: %s',
  async (reducedMotion) => {
    const { page, leave } = await openVisitor(browser, app.address, { reducedMotion })
    await page.goto(address)
    const drawn = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((animation) =>
          animation instanceof CSSAnimation && animation.animationName.startsWith('draw-')
            ? [animation.animationName]
            : [],
        ),
    )
    expect(drawn.length > 0).toBe(reducedMotion === 'no-preference')
    await leave()
  },
)
