import type { Page } from 'playwright-core'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import type { PagePath } from '#catalog/pages.ts'
import { company } from '#catalog/company.ts'
import { priceBasket } from '#domain/pricing/basket.ts'
import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { cardUrl } from '#i18n/card-links.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { builderOn, waitForHydration } from '#tests/support/builder.ts'
import { translate, translateFromStart } from '#tests/support/fake-translator.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { fillTimePasses, getLeadForm, leadValues } from '#tests/support/lead-form.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()
let database: Client

beforeAll(async () => {
  database = await connectToAppDatabase(app.dataDir)
})

afterAll(() => database.end())

/** 'before': while the page is parsed. 'after': once its form has been touched. */
type Moment = 'before' | 'after'
type Visit = { page: Page; lang: Lang; name: string; email: string; moment: Moment }

const visits = (['he', 'en'] as const).flatMap((lang) =>
  (['before', 'after'] as const).map((moment) => ({ lang, moment })),
)

/**
 * Opens a page and fills in its first fields at once, like a paste or a password manager. A page
 * that is translated before is hydrated after them.
 */
async function touch({ page, moment }: Visit, address: string, fillIn: () => Promise<void>) {
  if (moment === 'after') {
    await page.goto(address)
    await fillIn()
    return translate(page)
  }
  await translateFromStart(page)
  const scripts = await holdRequests(page, '**/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await fillIn()
  scripts.release()
}

/** A wrong field that is corrected: its error appears and goes. */
async function correct(page: Page, field: string, [wrong, right]: readonly [string, string]) {
  const control = page.locator(`form [name=${field}]`)
  await control.fill(wrong)
  await control.blur()
  await page.locator(`#lead-${field}-error:not(:empty)`).waitFor()
  await control.fill(right)
  await control.blur()
  await page.locator(`#lead-${field}-error:empty`).waitFor({ state: 'attached' })
}

async function sendLead(visit: Visit, path: PagePath): Promise<void> {
  const { page, lang, name, email } = visit
  const form = getLeadForm(page, lang)
  const values = leadValues(name, email)
  await touch(visit, pageUrl(lang, path), async () => {
    await form.field('name').fill(name)
    await form.field('message').fill(values.message)
  })
  await form.form.locator('[type=submit][aria-disabled=true]').waitFor()
  await correct(page, 'email', ['dana@', email])
  for (const field of ['phone', 'service_type', 'budget'] as const)
    await form.fill(field, values[field])
  expect(await form.values()).toMatchObject({ name, email, message: values.message })
  await fillTimePasses(page)
  await form.form.locator('[type=submit]').click()
  await form.form.waitFor({ state: 'detached' })
}

const list = priceListFor({ ...bookTerms, on: '2026-11-22' })

async function requestQuote(visit: Visit): Promise<void> {
  const { page, lang, name, email } = visit
  const builder = builderOn(page, lang)
  await touch(visit, pageUrl(lang, 'package-builder'), async () => {
    await builder.service('website').check({ force: true })
    await page.locator('#quote-form [name=name]').fill(name)
  })
  await waitForHydration(page)
  await page.locator('#service-branding').check({ force: true })
  await page.locator('[name="o.branding"][value=extended]').check({ force: true })
  await page.locator('#service-mvp').check({ force: true })
  await page.locator('#service-mvp').uncheck({ force: true })
  await expect.poll(builder.query).toBe('s=branding.extended,website')
  const { once } = priceBasket(readBasketQuery(builder.query(), list), list)
  expect(await builder.total('once')).toBe(once.total)
  await correct(page, 'email', ['dana@', email])
  await page.locator('#quote-form [name=phone]').fill('0505550100')
  expect(await page.locator('#quote-form [name=name]').inputValue()).toBe(name)
  await fillTimePasses(page)
  await page.locator('#quote-form [type=submit]').click()
  await page.waitForURL(`**${pageUrl(lang, 'thank-you/quote')}*`)
}

async function order(visit: Visit): Promise<void> {
  const { page, lang, name, email } = visit
  const form = page.locator('[data-behaviour=order-form] form')
  await touch(visit, pageUrl(lang, 'services/strategic-consulting'), async () => {
    await form.locator('[name=offer]').selectOption('ux-mentoring.five')
    await form.locator('[name=name]').fill(name)
  })
  await form.locator('[name=email]').fill('dana@')
  await form.locator('[name=phone]').fill('0505550100')
  await fillTimePasses(page)
  await form.locator('[type=submit]').click()
  await form.locator('[name=email][aria-invalid=true]').fill(email)
  await form.locator('[type=submit]').click()
  await form.waitFor({ state: 'detached' })
}

async function askForData(visit: Visit): Promise<void> {
  const { page, lang, name, email } = visit
  const form = page.locator('form:has([name=kind])')
  await touch(visit, pageUrl(lang, 'privacy-policy'), async () => {
    await form.locator('[name=name]').fill(name)
  })
  await form.locator('[name=kind]').selectOption('access')
  await form.locator('[name=email]').fill(email)
  await fillTimePasses(page)
  await form.locator('[type=submit]').click()
  await form.waitFor({ state: 'detached' })
}

async function sendDetails(visit: Visit): Promise<void> {
  const { page, lang, name, email } = visit
  const form = page.locator('[data-card-form]')
  await touch(visit, cardUrl(lang, company.founder.cardSlug), async () => {
    await form.locator('[name=name]').fill(name)
  })
  await form.locator('[name=phone]').fill('0505550100')
  await form.locator('[name=email]').fill(email)
  await fillTimePasses(page)
  await form.locator('[type=submit]').click()
  await form.waitFor({ state: 'detached' })
}

const leads = (column: string) => `select name from leads where ${column} = $1`
const lead = leads('email')

// The browser waits most of the time, so the visits of a row are at the same time.
test.each<[string, (visit: Visit) => Promise<void>, string]>([
  ['the lead form on the contact page', (visit) => sendLead(visit, 'contact'), lead],
  ['the lead form on the home page', (visit) => sendLead(visit, ''), lead],
  ['the lead form of a service', (visit) => sendLead(visit, 'services/landing-page'), lead],
  ['the package builder', requestQuote, lead],
  ['the consulting order', order, lead],
  ['the privacy form', askForData, 'select name from privacy_requests where email = $1'],
  ['the form of a card', sendDetails, lead],
])('%s is sent from a translated page', async (what, send, query) => {
  await Promise.all(
    visits.map(async ({ lang, moment }, index) => {
      const { page, problems, leave } = await openVisitor(browser, app.address, { locale: lang })
      const name = `${what} ${lang} ${moment}`
      const email = `translated-${index}-${what.replaceAll(' ', '-')}@visitor.example`
      await send({ page, lang, moment, name, email })
      const { rows } = await database.query(query, [email])
      expect(rows, name).toEqual([{ name }])
      expect(
        problems.filter((each) => !isExpected(each)),
        name,
      ).toEqual([])
      await leave()
    }),
  )
})

/** The refusal of the wrong order, which the page shows. */
function isExpected(problem: string): boolean {
  return problem.startsWith('answer 400')
}

test.each(visits)(
  'a code is made on a page in $lang that was translated $moment the first touch',
  async ({ lang, moment }) => {
    const { page, problems, leave } = await openVisitor(browser, app.address, { locale: lang })
    const type = (name: string) => page.locator(`input[name=type][value=${name}]`)
    await touch({ page, lang, moment, name: '', email: '' }, pageUrl(lang, 'qr-generator'), () =>
      page.locator('#qr-link-url').fill('visitor.example/menu'),
    )
    await page.locator('[data-qr-verdict=good]').waitFor()
    await type('phone').check({ force: true })
    await page.locator('#qr-phone-phone').fill('050-0000001')
    await page.locator('[data-qr-verdict=good]').waitFor()
    await type('link').check({ force: true })
    expect(await page.locator('#qr-link-url').inputValue()).toBe('visitor.example/menu')
    expect(problems).toEqual([])
    await leave()
  },
)
