import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { fillTimePasses, getLeadForm, leadValues } from '#tests/support/lead-form.ts'
import { startMailbox, type Mailbox } from '#tests/support/mailbox.ts'
import { nextFrames } from '#tests/support/settled.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const ownerEmail = 'owner@studio.example'
const langs: readonly Lang[] = ['he', 'en']

let mailbox: Mailbox
let app: RunningApp
const browser = await sharedBrowser()

beforeAll(async () => {
  mailbox = await startMailbox()
  app = await startApp({
    env: { SMTP_URL: mailbox.url, OWNER_EMAIL: ownerEmail, LEADS_PER_MINUTE: '100' },
  })
})

afterAll(async () => {
  await app.stop()
  await mailbox.stop()
})

type Options = { lang: Lang; chunk: string; isCancelled?: boolean }

/**
 * A visitor whose browser cannot load one chunk; `seen` collects the messages of the page about it.
 */
async function openWithout({ lang, chunk, isCancelled = false }: Options) {
  const { page, leave } = await openVisitor(browser, app.address, { locale: lang })
  const seen = { events: [] as string[], exceptions: [] as string[] }
  await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort())
  page.on('console', (message) => {
    if (message.text().startsWith('preloadError')) seen.events.push(message.text())
  })
  await page.addInitScript((cancel) => {
    addEventListener('vite:preloadError', (event) => {
      if (cancel) event.preventDefault()
      console.info(`preloadError ${event.cancelable}: ${String(Reflect.get(event, 'payload'))}`)
    })
  }, isCancelled)
  page.on('pageerror', (error) => seen.exceptions.push(error.message))
  return { page, seen, leave }
}

/** A form that is far below is hydrated when it comes near, and only after the first input. */
async function scrollNear(page: Page, selector: string) {
  await page.locator(selector).scrollIntoViewIfNeeded()
  await page.mouse.move(8, 8)
}

// Proves 4.7.8, 4.7.9.
test.each(langs)(
  'a lead form in %s whose chunk fails shows a message, keeps what was typed and is sent',
  async (lang) => {
    const name = `Chunk ${lang}`
    const { page, seen, leave } = await openWithout({ lang, chunk: 'lead' })
    await page.goto(pageUrl(lang, 'contact'))
    const form = getLeadForm(page, lang)
    await form.field('name').fill(name)
    await page.mouse.move(8, 8)
    await page.getByRole('alert').getByText(copyFor(lang).forms.notLoaded).waitFor()
    await expect.poll(() => seen.events).toHaveLength(1)
    expect(seen.events[0]).toMatch(/^preloadError true: .*lead-.*\.js/)
    await expect.poll(() => seen.exceptions).toHaveLength(1)
    expect(await form.field('name').inputValue()).toBe(name)

    await form.fillAll(leadValues(name, `chunk-${lang}@visitor.example`))
    await fillTimePasses(page)
    await form.submit.click()
    await page.waitForURL(({ pathname }) => pathname === pageUrl(lang, 'thank-you/contact'))
    await mailbox.waitForEmail(
      ({ to, parsed }) => to.includes(ownerEmail) && (parsed.text ?? '').includes(name),
    )
    await leave()
  },
)

// Proves 4.7.9.
test('if the event is canceled, nothing is thrown or shown', async () => {
  const { page, seen, leave } = await openWithout({ lang: 'en', chunk: 'lead', isCancelled: true })
  await page.goto(pageUrl('en', 'contact'))
  await scrollNear(page, '#lead-form')
  await expect.poll(() => seen.events).toHaveLength(1)
  await nextFrames(page)
  expect(seen.exceptions).toEqual([])
  expect(await page.getByRole('alert').count()).toBe(0)
  await leave()
})

test('a package builder whose chunk fails shows a message and is evaluated by the server', async () => {
  const { page, leave } = await openWithout({ lang: 'en', chunk: 'package-builder' })
  await page.goto(pageUrl('en', 'package-builder'))
  await scrollNear(page, '.builder-choose')
  const { choose } = copyFor('en').pages['package-builder'].body
  await page.getByRole('alert').getByText(choose.notLoaded).waitFor()
  await page.locator('[name=s][value=website]').check({ force: true })
  await page.getByRole('button', { name: choose.update }).click()
  await page.waitForURL('**/en/package-builder?s=website*')
  await leave()
})

test('if the toast cannot load, the failure is shown in the form', async () => {
  const { page, seen, leave } = await openWithout({ lang: 'en', chunk: 'toast' })
  const { failed } = copyFor('en').forms.lead
  await page.route('**/functions/v1/submit-contact-form-atlas', (route) => route.abort())
  await page.goto(pageUrl('en', 'contact'))
  const form = getLeadForm(page, 'en')
  await form.hydrate()
  await form.fillAll(leadValues('No Toast', 'no-toast@visitor.example'))
  await form.submit.click()
  await form.form.getByRole('alert').getByText(failed.title).waitFor({ timeout: 30_000 })
  expect(await form.field('name').inputValue()).toBe('No Toast')
  expect(seen.events.length).toBeGreaterThanOrEqual(1)
  await leave()
})

test('an order form whose chunk fails is sent by the browser', async () => {
  const { page, seen, leave } = await openWithout({ lang: 'en', chunk: 'order-form' })
  await page.goto(pageUrl('en', 'services/strategic-consulting'))
  await expect.poll(() => seen.events).toHaveLength(1)
  const order = page.locator('[data-behaviour=order-form]')
  await order.locator('[name=offer]').selectOption('ux-mentoring.five')
  await order.locator('[name=name]').fill('Order Chunk')
  await order.locator('[name=email]').fill('order-chunk@visitor.example')
  await order.locator('[name=phone]').fill('0505550100')
  await fillTimePasses(page)
  await order.locator('[type=submit]').click()
  await page.getByRole('heading', { name: copyFor('en').forms.order.success.title }).waitFor()
  await leave()
})
