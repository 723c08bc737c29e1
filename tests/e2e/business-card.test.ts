import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { founderCard } from '#content/cards/founder-card.server.ts'
import { founderCardId } from '#content/cards/founder-card-id.ts'
import { cardCopyFor } from '#copy/copy.server.ts'
import { cardThemes } from '#domain/business-card/card-themes.ts'
import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { fillTimePasses } from '#tests/support/lead-form.ts'
import { countBytes, totalOf, type Loaded } from '#tests/support/loaded-bytes.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'

const { cardSlug, name } = company.founder
const phone = { width: 390, height: 844 }

const app = sharedSite()
const browser = await sharedBrowser()

type Opened = { page: Page; context: BrowserContext; loaded: Loaded }

/** A new visitor on a phone. */
async function open(
  lang: CardLang,
  { slug = cardSlug, ...options }: { slug?: string; javaScriptEnabled?: boolean } = {},
): Promise<Opened> {
  const context = await browser.newContext({ viewport: phone, ...options })
  const page = await context.newPage()
  const loaded = await countBytes({ page, context })
  await page.goto(app.address + cardUrl(lang, slug))
  return { page, context, loaded }
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = await connectToAppDatabase(app.dataDir)
  try {
    // SAFETY: rows are objects of their columns.
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

// Proves 3.12.5, 3.12.6.
test.each(['he', 'en', 'ru'] as const)('the card in %s has its direction', async (lang) => {
  const { page, context } = await open(lang)
  expect(await page.locator('html').getAttribute('dir')).toBe(cardLanguages[lang].dir)
  expect((await page.locator('h1').innerText()).replaceAll(/\s+/g, ' ')).toBe(name[lang])
  await context.close()
})

// Proves 3.12.6, 3.12.7.
test.each(cardThemes)(
  'a card in the theme %s loads at most 60 KB and breaks no word of its name in any language',
  async (theme) => {
    const ru = { ...founderCard().words.ru, name: 'Йоав Мизрахи' }
    const content = {
      ...founderCard(),
      theme,
      words: { ...founderCard().words, ru },
      detailsEmail: 'dana@example.com',
      sms: company.phone,
    }
    await query(
      `insert into cards (id, slug, status, content, starts_on, expires_on) values
      (gen_random_uuid(), '${theme}', 'active', '${JSON.stringify(content)}', current_date,
      current_date + 365)`,
    )
    await query(`insert into card_slugs (slug, card_id)
    select slug, id from cards where slug = '${theme}'`)
    for (const lang of ['he', 'en', 'ru'] as const) {
      const { page, context, loaded } = await open(lang, { slug: theme })
      await page.evaluate(() => document.fonts.ready)
      expect(await page.locator(`.bc-${theme}`).count()).toBe(1)
      await page.waitForLoadState('networkidle')
      expect(loaded.get('Script')).toBeLessThan(12_000)
      expect(totalOf(loaded)).toBeLessThan(60_000)
      expect(await brokenWords(page)).toEqual([])
      await context.close()
    }
  },
)

/** Words of the card's name that are broken across lines. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.locator('h1 span').evaluateAll((spans) =>
    spans
      .map((span) => span.firstChild)
      .filter((text) => text instanceof Text)
      .flatMap((text) => [...text.data.matchAll(/[^\s-]+/g)].map((match) => ({ text, match })))
      .filter(({ text, match: { index, 0: word } }) => {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
      })
      .map(({ match: [word] }) => word),
  )
}

// Proves 3.12.8.
test.each([true, false])(
  'details left on a card create a lead; scripts: %s',
  async (hasScripts) => {
    const { page, context } = await open('ru', { javaScriptEnabled: hasScripts })
    const { details } = cardCopyFor('ru')
    await page.getByLabel(details.name, { exact: true }).fill('Дина')
    await page.getByLabel(details.email, { exact: true }).fill('dina@example.com')
    await page.getByLabel(details.phone, { exact: true }).fill('12')
    if (hasScripts) await fillTimePasses(page)
    await page.getByRole('button', { name: details.submit }).click()
    await page.getByText(details.errors.phone).waitFor()
    expect(await page.getByLabel(details.name, { exact: true }).inputValue()).toBe('Дина')
    await page
      .getByLabel(details.phone, { exact: true })
      .fill(hasScripts ? '050-1234567' : '050-7654321')
    if (hasScripts) await fillTimePasses(page)
    await page.getByRole('button', { name: details.submit }).click()
    await page.getByText(details.sent).waitFor()
    const [lead] = await query('select * from leads order by received_at desc limit 1')
    expect(lead).toMatchObject({
      name: 'Дина',
      phone: hasScripts ? '+972501234567' : '+972507654321',
      source_page: 'business-card',
      language: 'he',
      spam_reason: null,
    })
    expect(lead?.['page_url']).toContain(cardUrl('ru', cardSlug))
    await context.close()
  },
)

test('a robot that fills in the hidden field is held', async () => {
  const body = new URLSearchParams({ name: 'Bot', email: 'b@example.com', phone: '0501234567' })
  body.set('website', 'https://spam.example')
  await fetch(app.address + cardUrl('he', cardSlug), { method: 'POST', body })
  const [lead] = await query(`select spam_reason from leads where name = 'Bot'`)
  expect(lead).toEqual({ spam_reason: 'honeypot' })
})

// Proves 3.12.9, 3.12.12.
test('sharing copies the link, the code fills the screen, and both are counted', async () => {
  const { page, context } = await open('en')
  const copy = cardCopyFor('en')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.waitForLoadState('networkidle')
  await page.getByText(copy.share).click()
  await page.getByText(copy.copied, { exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    company.url + cardUrl('en', cardSlug),
  )
  await page.getByRole('button', { name: copy.code }).click()
  const box = await page.locator('[popover]').boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 390 })
  await page.getByRole('button', { name: copy.close }).click()
  await context.close()
  const counted = `select kind, count from card_days where card_id = '${founderCardId}'`
  await expect
    .poll(async () => (await query(counted)).map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(['code', 'share', 'view']))
})

// Proves 3.12.9.
test('a card opens while the phone is offline', async () => {
  const { page, context } = await open('he')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const kept = [location.pathname, ...sheets.map(({ href }) => href)]
    while ((await Promise.all(kept.map((url) => caches.match(url)))).includes(undefined))
      await new Promise((done) => setTimeout(done, 50))
  })
  await context.setOffline(true)
  await page.reload()
  expect(await page.locator('h1').innerText()).toContain(name.he.split(' ')[0] ?? '')
  const font = await page.locator('.bc-face').evaluate((face) => getComputedStyle(face).position)
  expect(font).toBe('relative')
  await context.close()
})

// Proves 3.12.9.
test.each([
  ['/preview.png', 1200, 630],
  ['/icon.png', 512, 512],
] as const)('%s is a picture of %i × %i', async (part, width, height) => {
  const response = await fetch(app.address + cardUrl('he', cardSlug, part))
  expect(response.headers.get('content-type')).toBe('image/png')
  const png = Buffer.from(await response.arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
})

test('the manifest opens the card itself', async () => {
  const response = await fetch(app.address + cardUrl('ru', cardSlug, '/app.webmanifest'))
  expect(await response.json()).toMatchObject({
    name: name.ru,
    dir: 'ltr',
    start_url: cardUrl('ru', cardSlug),
    display: 'standalone',
  })
})

// Proves 3.12.10.
test.each(['he', 'en', 'ru'] as const)(
  'an unknown card in %s is 404 with a title',
  async (lang) => {
    const response = await fetch(app.address + cardUrl(lang, 'nobody-here'))
    expect(response.status).toBe(404)
    const page = await response.text()
    expect(page).toContain(`<title>${cardCopyFor(lang).missing.title}</title>`)
    expect(page).toContain(`href="tel:${company.phone}"`)
    expect(page).not.toContain(company.founder.name[lang])
  },
)
