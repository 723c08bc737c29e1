import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { timeZone } from '#catalog/place.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { StudioField } from '#domain/studio/studio-fields.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { publicAddresses } from '#tests/support/addresses.ts'
import { owner, signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { startMailbox } from '#tests/support/mailbox.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let app: RunningApp
/** A second node on the first one's database. */
let other: RunningApp
const browser = await sharedBrowser()

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  other = await startApp({ env: { LOG_LEVEL: 'warn', DATABASE_URL: await databaseUrl() } })
  const { page, leave } = await openVisitor(browser, app.address)
  await signUp(page, 'he', app.setUpCode ?? 'none was printed')
  await page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
  await leave()
})

afterAll(async () => {
  await other.stop()
  await app.stop()
})

async function databaseUrl(): Promise<string> {
  const database = await connectToAppDatabase(app.dataDir)
  const { host, user = '', database: name = '' } = database
  await database.end()
  return `postgres:///${name}?${new URLSearchParams({ host, user })}`
}

async function openStudio(screen: 'phone' | 'desktop', section = '') {
  const visit = await openVisitor(browser, app.address, { screen })
  await signIn(visit.page, 'he')
  await visit.page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
  await visit.page.goto(adminUrl('he', `dashboard/settings/studio${section}`))
  return visit
}

const { adminStudio: copy } = deskCopyFor('he')
const list = adminUrl('he', 'dashboard/settings/studio')

/** Files and answers beside the pages. */
const files = [
  '/llms.txt',
  '/.well-known/security.txt',
  ...(['he', 'en', 'ru'] as const).map((lang) =>
    cardUrl(lang, company.founder.cardSlug, '/contact.vcf'),
  ),
]

/** The addresses whose text has the number in any notation. */
async function addressesWith({ address }: RunningApp, phone: string): Promise<string[]> {
  const digits = phone.slice('+972'.length)
  const found: string[] = []
  for (const path of [...publicAddresses, ...files]) {
    const text = await (await fetch(address + path)).text()
    if (text.replaceAll(/[\s\-–()\u2011\u2066-\u2069]/g, '').includes(digits)) found.push(path)
  }
  return found
}

// Proves 1.6.9.
test('a changed telephone is wherever the old one was, on every node', async () => {
  const before = await addressesWith(app, company.phone)
  expect(before).toEqual(
    expect.arrayContaining([
      pageUrl('he', ''),
      pageUrl('he', 'contact'),
      '/llms.txt',
      cardUrl('he', company.founder.cardSlug),
      cardUrl('he', company.founder.cardSlug, '/contact.vcf'),
    ]),
  )
  const { page, leave } = await openStudio('phone', '/contact')
  await page.getByLabel(copy.fields.phone).fill('054-771 3345')
  await page.getByRole('button', { name: copy.save, exact: true }).click()
  await page.waitForURL(`**${list}`)
  for (const node of [app, other]) {
    await expect
      .poll(async () => (await fetch(node.address + pageUrl('he', 'contact'))).text())
      .toContain('+972547713345')
    expect(await addressesWith(node, '+972547713345')).toEqual(before)
    expect(await addressesWith(node, company.phone)).toEqual([])
  }
  await page.getByText('+972 54 771 3345').first().waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  // Without the toast, which covers the button on a phone.
  await page.goto(list)
  await page.getByRole('button', { name: copy.history.undo }).first().click()
  await page.getByText(copy.history.undone, { exact: true }).first().waitFor()
  expect(await addressesWith(app, company.phone)).toEqual(before)
  await leave()
})

// Proves 1.6.6, 1.6.10.
test('hours with a break and a closed day are on the contact page; hours that end first are refused', async () => {
  const { page, leave } = await openStudio('phone', '/hours')
  const save = page.getByRole('button', { name: copy.save, exact: true })
  // The labels of samples say so.
  const field = (name: StudioField) => page.locator(`[name="${name}"]`)
  const closes = field('businessHours.closes')
  await closes.fill('10:30')
  await save.click()
  await page.getByText(copy.faults.order, { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await closes.fill('13:00')
  await page.getByText(copy.break, { exact: true }).click()
  await field('businessHours.again.opens').fill('16:00')
  await field('businessHours.again.closes').fill('19:00')
  const today = dayIn(new Date(), timeZone)
  await page.getByText(copy.closed.add, { exact: true }).click()
  await page.getByLabel(copy.closed.from, { exact: true }).first().fill(today)
  const name = page.getByLabel(copy.closed.he, { exact: true }).first()
  await name.fill('חופשת חורף')
  // The toast covers the button on a phone.
  await name.press('Enter')
  await page.waitForURL(`**${list}`)
  await expect
    .poll(async () => (await fetch(other.address + pageUrl('he', 'contact'))).text())
    .toContain('חופשת חורף')
  const contact = await (await fetch(other.address + pageUrl('he', 'contact'))).text()
  expect(contact.replaceAll('\u00a0', ' ')).toContain('בין 10:30 ל־13:00 ובין 16:00 ל־19:00')
  expect(contact).toContain(`"validThrough":"${today}"`)
  await leave()
})

// Proves 8.6.1, 8.7.1, 8.7.2.
test('with a mail server, an address and own details a test email comes back, and no bar is left', async () => {
  const mailbox = await startMailbox()
  const { page, leave } = await openStudio('phone')
  const { adminMail } = deskCopyFor('he')
  const save = page.getByRole('button', { name: copy.save, exact: true })
  await page.goto(adminUrl('he', 'dashboard/settings/studio/address'))
  for (const [typed, fault] of [
    ['https://nowhere.invalid', copy.faults.silent],
    [mailbox.url.replace('smtp:', 'http:'), copy.faults.silent],
  ] as const) {
    await page.getByLabel(copy.fields.url).fill(typed)
    await save.click()
    await page.getByText(fault, { exact: true }).waitFor()
  }
  await page.getByLabel(copy.fields.url).fill(app.address)
  await save.click()
  await page.waitForURL(`**${list}`)
  await page.goto(adminUrl('he', 'dashboard/settings/mail'))
  const send = page.getByRole('button', { name: adminMail.save, exact: true })
  await page.getByLabel(adminMail.fields.host).fill('127.0.0.1')
  await page.getByLabel(adminMail.fields.port).fill('1')
  await send.click()
  await page.getByText(adminMail.failures.away, { exact: true }).waitFor()
  await page.getByLabel(adminMail.fields.port).fill(new URL(mailbox.url).port)
  await send.click()
  await page.getByText(adminMail.trip.waiting, { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  const { parsed } = await mailbox.waitForEmail(({ to }) => to.includes(owner.email))
  const link = /http\S+round-trip\S+/.exec(parsed.text ?? '')?.[0] ?? ''
  expect(new URL(link).origin).toBe(app.address)
  // On another device, without a session.
  expect((await fetch(link)).status).toBe(200)
  const [arrived = ''] = adminMail.trip.arrived.split('{at}')
  await page.getByText(arrived.trim()).waitFor()
  expect((await fetch(link.slice(0, -3))).status).toBe(404)
  await leave()
  await mailbox.stop()
})

// Proves 1.6.6.
test('bad values are named beside their fields, and nothing of the screen is stored', async () => {
  const { page, leave } = await openStudio('desktop', '/contact')
  await page.getByLabel(copy.fields.email).fill('dana')
  await page.getByLabel(copy.fields.phone).fill('054-771 3345')
  await page.getByRole('button', { name: copy.save, exact: true }).click()
  await page.getByText(copy.faults.email, { exact: true }).waitFor()
  expect(await page.getByLabel(copy.fields.phone).inputValue()).toBe('054-771 3345')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.goto(list)
  expect(await page.getByText('054-771').count()).toBe(0)
  await leave()
})

// Proves 1.6.9, 3.3.13.
test('a testimonial of the owner comes first on the home page of every node, until she takes it back', async () => {
  const { page, leave } = await openStudio('phone')
  const { adminTestimonials: words } = deskCopyFor('he')
  await page.goto(adminUrl('he', 'dashboard/settings/testimonials/new'))
  const fill = async (typed: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(typed))
      await page.locator(`[name="${name}"]`).fill(text)
    await page.getByRole('button', { name: words.save, exact: true }).click()
  }
  await fill({
    'quote.he': 'קיבלנו קבצים מסודרים.',
    'name.he': 'רות אלון',
    'role.he': 'מנכ״לית',
    'company.he': 'אלון הנדסה',
    'quote.en': 'The files came in order.',
    'name.en': 'Ruth Alon',
    'role.en': 'CEO',
    'company.en': 'Alon Engineering',
    link: 'javascript:alert(1)',
    'date.day': '31',
    'date.month': '2',
    'date.year': '2026',
  })
  await page.getByText(copy.faults.address, { exact: true }).waitFor()
  await page.getByText(copy.faults.day, { exact: true }).waitFor()
  expect(await page.locator('[name="name.en"]').inputValue()).toBe('Ruth Alon')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await fill({ link: 'client.example/post', 'date.day': '1', 'date.month': '3' })
  await page.waitForURL(`**${adminUrl('he', 'dashboard/settings/testimonials')}`)
  expect(await findAccessibilityFaults(page)).toEqual([])
  const firstCard = async ({ address }: RunningApp) =>
    /<figure class="testimonial.*?<\/figure>/s.exec(
      await (await fetch(address + pageUrl('en', ''))).text(),
    )?.[0]
  for (const node of [app, other]) {
    await expect.poll(() => firstCard(node)).toContain('Ruth Alon')
    expect(await firstCard(node)).toContain('https://client.example/post')
  }
  await page.goto(adminUrl('he', 'dashboard/settings/testimonials'))
  await page.getByRole('button', { name: copy.history.undo }).first().click()
  await page.getByText(copy.history.undone, { exact: true }).first().waitFor()
  expect(await firstCard(app)).not.toContain('Ruth Alon')
  await leave()
})

// Proves 7.12.1, 7.12.2, 7.12.3.
test('a reply text of the owner is checked, used, and taken back', async () => {
  const { page, leave } = await openStudio('phone')
  const { adminReplies: words, adminToday } = deskCopyFor('he')
  const { texts } = copyFor('he').replyKit
  const lead = await postLead(app.address, leadPayload({ name: 'רונית אברהמי' }))
  expect(lead.status).toBe(201)
  const replyText = async () => {
    await page.goto(adminUrl('he', 'dashboard/today'))
    await page.getByRole('button', { name: adminToday.actions.answer }).first().click()
    return page.getByRole('dialog').getByLabel(adminToday.kit.text).inputValue()
  }
  expect(await replyText()).toContain(texts.answer)
  await page.goto(adminUrl('he', 'dashboard/settings/replies'))
  expect(await findAccessibilityFaults(page)).toEqual([])
  const name = adminToday.kit.situations.answer
  await page.getByRole('link', { name: `${words.edit} ${name}` }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const field = page.getByLabel(words.languages.he)
  await field.fill('היי, כאן {הסטודיו}. התקציב {תקציב}?')
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await page.getByText(/אין כאן פרט בשם/).waitFor()
  expect(await field.inputValue()).toContain('{תקציב}')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await field.fill('היי, כאן {הסטודיו}.')
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await page.waitForURL(`**${adminUrl('he', 'dashboard/settings/replies')}`)
  await page.getByText(words.mark, { exact: true }).waitFor()
  expect(await replyText()).toContain('היי, כאן ')
  await page.goto(adminUrl('he', 'dashboard/settings/replies'))
  await page.getByRole('button', { name: copy.history.undo }).first().click()
  await page.getByText(copy.history.undone, { exact: true }).first().waitFor()
  expect(await replyText()).toContain(texts.answer)
  await leave()
})

// Proves 7.12.2, 7.12.4.
test('the first line and the subject of the owner are in the next reply, and emptied are those of the site', async () => {
  const { page, leave } = await openStudio('phone')
  const { adminReplies: words, adminToday } = deskCopyFor('he')
  await postLead(app.address, leadPayload({ name: 'עדי שגיא' }))
  const change = async (part: 'greeting' | 'subject', text: string) => {
    await page.goto(adminUrl('he', `dashboard/settings/replies/${part}`))
    await page.getByLabel(words.languages.he).fill(text)
    await page.getByRole('button', { name: words.save, exact: true }).click()
  }
  const reply = async () => {
    await page.goto(adminUrl('he', 'dashboard/today'))
    const row = page.getByRole('listitem').filter({ hasText: 'עדי שגיא' })
    await row.getByRole('button', { name: adminToday.actions.answer }).click()
    const sheet = page.getByRole('dialog')
    const link = sheet.getByRole('link', { name: adminToday.kit.email })
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '')
    const text = await sheet.getByLabel(adminToday.kit.text).inputValue()
    return [text.split('\n')[0], searchParams.get('subject')]
  }
  const usual = await reply()
  await change('greeting', 'היי {השם הפרטי},')
  await page.getByText(/אין כאן פרט בשם/).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await change('greeting', 'היי {שם}!')
  await page.getByText(words.mark, { exact: true }).waitFor()
  await change('subject', 'תשובה בשבילכם')
  await page.waitForURL(`**${adminUrl('he', 'dashboard/settings/replies')}`)
  expect(await reply()).toEqual(['היי עדי שגיא!', 'תשובה בשבילכם'])
  for (const part of ['greeting', 'subject'] as const) {
    await change(part, '')
    await page.waitForURL(`**${adminUrl('he', 'dashboard/settings/replies')}`)
  }
  expect(await reply()).toEqual(usual)
  await leave()
})

/** The addresses, other than that of the service itself, whose page leads to it. */
async function addressesLeadingTo(service: string): Promise<string[]> {
  const found: string[] = []
  const own = `/services/${service}`
  for (const path of [...publicAddresses, '/llms.txt', '/sitemap.xml']) {
    if (path.endsWith(own) || path.includes('/blog')) continue
    const text = await (await fetch(other.address + path)).text()
    if (new RegExp(`${own}(?![\\w-])`).test(text)) found.push(path)
  }
  return found
}

// Proves 1.6.11.
test('a service without a tick leaves every page of every node, and its own page says so', async () => {
  const own = pageUrl('he', 'services/digital-business-card')
  const { errors, services } = copyFor('he')
  const { name } = services.items['digital-business-card']
  expect((await addressesLeadingTo('digital-business-card')).length).toBeGreaterThan(10)
  const { page, leave } = await openStudio('phone', '/offers')
  const box = page.getByRole('checkbox', { name, exact: true })
  await box.uncheck()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: copy.save, exact: true }).click()
  await page.waitForURL(`**${list}`)
  await page.getByText(`${copy.fields['sales.notOffered']}: ${name}`).first().waitFor()
  await expect.poll(async () => (await fetch(other.address + own)).status).toBe(404)
  await page.goto(own)
  await page.getByText(errors.notOffered.lead, { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await addressesLeadingTo('digital-business-card')).toEqual([])
  await page.goto(adminUrl('he', 'dashboard/settings/studio/offers'))
  await box.check()
  await box.press('Enter')
  await page.waitForURL(`**${list}`)
  await expect.poll(async () => (await fetch(other.address + own)).status).toBe(200)
  await leave()
})

// Proves 5.3.4, 5.4.7, 5.7.8.
test('a new rate of VAT and another down payment are on every node, and bad ones are refused', async () => {
  const { page, leave } = await openStudio('phone', '/terms')
  const percents = page.getByLabel(copy.rates.percent, { exact: true })
  const days = page.getByLabel(copy.rates.from, { exact: true })
  const down = page.locator('[name="sales.downPayment"]')
  await page.getByRole('button', { name: copy.rates.add, exact: true }).click()
  await percents.last().fill('19')
  await down.fill('95')
  await down.press('Enter')
  await page.getByText(/אחוז בין 10 ל־90/).waitFor()
  await page.getByText(/אחוז בין 0 ל־30/).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  // The row that was added; after it is an empty one.
  await days.nth(company.sales.vatRates.length).fill(dayIn(new Date(), timeZone))
  await down.fill('40')
  await down.press('Enter')
  await page.waitForURL(`**${list}`)
  const builder = `${pageUrl('he', 'package-builder')}?s=website`
  const service = pageUrl('he', 'services/websites')
  const textOf = async (path: string) =>
    (await (await fetch(other.address + path)).text()).replaceAll(/[\u2066-\u2069]/g, '')
  await expect.poll(() => textOf(builder)).toContain('19%')
  expect(await textOf(service)).toContain('40% כשמתחילים ו־60% במסירה')
  await page.goto(list)
  await page.getByRole('button', { name: copy.history.undo }).first().click()
  await page.getByText(copy.history.undone, { exact: true }).first().waitFor()
  await expect.poll(() => textOf(service)).toContain('חצי כשמתחילים וחצי במסירה')
  await leave()
})
