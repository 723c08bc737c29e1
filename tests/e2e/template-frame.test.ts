import { expect, test } from 'vitest'
import { templates } from '#catalog/templates.ts'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { fillTimePasses, getLeadForm, leadValues } from '#tests/support/lead-form.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const address = '/he/templates/financial-course'
const { templateFrame: words, templates: names, pages } = copyFor('he')
const { business } = names.items['financial-course']

const app = sharedSite()
const browser = await sharedBrowser()

// Proves 3.6.3.
test.each(templates)(
  'the address of %s is the page itself, below one bar of the site',
  async (id) => {
    const html = await (await fetch(app.address + pageUrl('he', `templates/${id}`))).text()
    expect(html.match(/class="frame-bar"/g)).toHaveLength(1)
    expect(html).toContain(`href="/templates/${id}/icon.svg"`)
  },
)

test('only pages of this site may frame a template, and no other page can be framed', async () => {
  const framedBy = async (path: string) => {
    const { headers } = await fetch(app.address + path)
    const policy = headers.get('content-security-policy') ?? ''
    return [headers.get('x-frame-options'), /frame-ancestors ([^;]+)/.exec(policy)?.[1]]
  }
  const own = templates.map((id) => pageUrl('en', `templates/${id}`))
  expect(own).toContain('/en/templates/financial-course')
  for (const path of own) expect(await framedBy(path), path).toEqual(['SAMEORIGIN', "'self'"])
  for (const path of ['/he/', '/he/contact', '/he/portfolio', '/he/emodesuper'])
    expect(await framedBy(path), path).toEqual(['DENY', "'none'"])
})

test('the preview shows the page alone, as wide as a phone, a tablet and a desktop', async () => {
  const { page, problems, leave } = await openVisitor(browser, app.address)
  await page.goto(address)
  const dialog = page.getByRole('dialog', { name: fill(words.previewTitle, { business }) })
  const opener = page.locator('.frame-bar').getByRole('button', { name: words.widths.phone })
  // A closed preview costs nothing: an empty frame would delay the first paint.
  expect(await page.locator('iframe').count()).toBe(0)
  await opener.focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  const framed = dialog.frameLocator('iframe')
  for (const [name, width] of [
    [words.widths.phone, 390],
    [words.widths.tablet, 820],
    [words.widths.desk, 1440],
  ] as const) {
    const button = dialog.getByRole('button', { name })
    await button.click()
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => framed.locator('html').evaluate(() => innerWidth)).toBe(width)
    expect(await framed.locator('h1').isVisible()).toBe(true)
    expect(await framed.locator('.frame-bar, .frame-band').first().isVisible()).toBe(false)
    expect(await framed.locator('.frame-band').isVisible()).toBe(false)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.locator('iframe').count()).toBe(0)
  expect(problems).toEqual([])
  await leave()
})

test('"I want this one" fills in the lead form, and the lead says which template it was', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address)
  await page.locator('.frame-bar').getByRole('link', { name: words.want }).click()
  await page.waitForURL('**/he/contact?template=financial-course#lead-form')
  const form = getLeadForm(page, 'he')
  expect(await form.field('service_type').inputValue()).toBe('landing-page')
  const wish = fill(pages.contact.body.wantTemplate, { business })
  expect(await form.field('message').inputValue()).toBe(wish)
  await form.hydrate()
  const { name, email, phone, budget } = leadValues('דנה כהן', 'dana@example.com')
  for (const [field, value] of Object.entries({ name, email, phone, budget }))
    await form.fill(field as 'name', value)
  await form.fill('message', `${wish} סטודיו ליוגה`)
  await fillTimePasses(page)
  await form.submit.click()
  await page.waitForURL('**/thank-you/contact')
  const client = await connectToAppDatabase(app.dataDir)
  const { rows } = await client.query('select source_page, service_type, message from leads')
  await client.end()
  expect(rows).toEqual([
    {
      source_page: 'portfolio/financial-course',
      service_type: 'landing-page',
      message: `${wish} סטודיו ליוגה`,
    },
  ])
  await leave()
})

test.each([
  ['an unknown template', '?template=no-such'],
  ['a key of every object', '?template=constructor'],
  ['nothing', '?template='],
])('%s in the address leaves the lead form empty', async (_what, query) => {
  const { page, leave } = await openVisitor(browser, app.address)
  const answer = await page.goto(`/he/contact${query}`)
  expect(answer?.status()).toBe(200)
  expect(await getLeadForm(page, 'he').field('message').inputValue()).toBe('')
  await leave()
})

test('the name of the other language keeps its place when its font arrives', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  const measureLink = async () => {
    await page.goto('/en/templates/law-firm')
    const box = await page.locator('.frame-language').boundingBox()
    return { x: box?.x, width: box?.width }
  }
  const withFont = await measureLink()
  await page.route('**/assets/assistant-hebrew-*.woff2', (route) => route.abort())
  expect(await measureLink()).toEqual(withFont)
  await leave()
})
