import type { Client } from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { founderCard } from '#content/cards/founder-card.server.ts'
import type { CardContent } from '#domain/business-card/card-content.ts'
import { cardThemes } from '#domain/business-card/card-themes.ts'
import { cardUrl } from '#i18n/card-links.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl, quoteUrl } from '#i18n/links.ts'
import { mapTexts } from '#i18n/map-texts.ts'
import { freezeText } from '#server/quotes/quote-hash.ts'
import { hashSecret } from '#server/secrets.ts'
import {
  fillAddress,
  findAdminAddresses,
  signUp,
  startAdminArea,
  type AdminArea,
} from '#tests/support/admin-area.ts'
import { frozenSample } from '#tests/support/sample-quote.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const browser = await sharedBrowser()
let area: AdminArea
let session: string

beforeAll(async () => {
  area = await startAdminArea()
  session = await signUp(area)
})

afterAll(() => area.stop())

const token = 'long-words-'.padEnd(43, 'x')
const widths = [320, 390, 1280]

/** Writes the word into every stored text that is neither a key nor a choice. */
async function storeEverywhere(database: Client, word: string): Promise<void> {
  const email = `${word.slice(0, 64)}@${word.slice(0, 60)}.example`
  const set = async (table: string, values: Record<string, string>) => {
    const columns = Object.keys(values).map((name, index) => `${name} = $${index + 1}`)
    await database.query(`update ${table} set ${columns.join(', ')}`, Object.values(values))
  }
  await set('leads', {
    name: word,
    email,
    phone_raw: word,
    message: word,
    notes: word,
    source_page: word,
    page_title_he: word,
    page_title_en: word,
    page_url: `https://${word}.example/${word}`,
    user_agent: word,
    kept_reason: word,
  })
  await set('emails', { recipient: email, last_error: word })
  await set('admins', { name: word, email })
  await set('admin_sessions', { user_agent: word })
  await set('privacy_requests', { name: word, email, details: word })
  await set('lead_imports', { file_name: word })
  await set('short_links', { name: word, destination: `https://example.com/${word}` })
  await set('short_link_destinations', { destination: `https://example.com/${word}` })
  await database.query(
    `insert into lead_events (id, lead_id, kind, from_status, to_status, admin_id)
      select gen_random_uuid(), leads.id, 'status', 'new', 'read', admins.id from leads, admins`,
  )
  await storeCards(database, word)
  await storeQuote(database, word, email)
}

/** A card in every theme, at the address of its theme. */
async function storeCards(database: Client, word: string): Promise<void> {
  const words = mapTexts(founderCard().words, () => word.slice(0, 60))
  const address = `https://example.com/${word}`
  const content: CardContent = {
    ...founderCard(),
    words,
    website: address,
    email: `${word.slice(0, 20)}@${word.slice(0, 60)}.example`,
  }
  for (const theme of cardThemes) {
    const slug = `long-${theme}`
    await database.query(
      `insert into cards (id, slug, status, content, starts_on, expires_on)
        values (gen_random_uuid(), $1, 'active', $2, current_date, current_date + 365)
        on conflict do nothing`,
      [slug, '{}'],
    )
    await database.query(`update cards set content = $2 where slug = $1`, [
      slug,
      JSON.stringify({ ...content, theme }),
    ])
    await database.query(
      `insert into card_slugs (slug, card_id) select slug, id from cards where slug = $1
        on conflict do nothing`,
      [slug],
    )
  }
}

/** The quote as sent to somebody with this name. */
async function storeQuote(database: Client, name: string, email: string): Promise<void> {
  const { snapshot } = frozenSample({ client: { name, email }, note: name, basket: 's=branding' })
  const lines = snapshot.lines.map((line) => ({
    ...line,
    name: { he: name, en: name },
    detail: { he: name, en: name },
  }))
  const { text, hash } = freezeText({ ...snapshot, lines })
  await database.query('update quote_versions set snapshot = $1, hash = $2', [text, hash])
  await database.query(
    `update quotes set status = 'sent', sent_at = now(), token_hash = $1, chosen = '[]',
      valid_until = current_date + 9, acceptance = null, acceptance_hash = null`,
    [hashSecret(token)],
  )
}

async function acceptQuote(database: Client, name: string): Promise<void> {
  const { rows } = await database.query<{ hash: string }>('select hash from quote_versions')
  const { text, hash } = freezeText({
    format: 1,
    number: '2026-0007',
    version: 1,
    snapshotHash: rows[0]?.hash ?? '',
    chosen: [],
    totals: { once: 0, monthly: 0, term: 0 },
    name,
    at: new Date().toISOString(),
  })
  await database.query(
    `update quotes set status = 'accepted', acceptance = $1, acceptance_hash = $2`,
    [text, hash],
  )
}

/** The widths at which the page scrolls sideways, and the elements that stand out of it there. */
async function findWide(page: Page, address: string): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      const isOutside = (each: Element) => {
        const { left, right } = each.getBoundingClientRect()
        return left < -1 || right > clientWidth + 1
      }
      const outside = [...document.querySelectorAll('body *')].filter(isOutside)
      const texts = outside.filter((each) => ![...each.children].some(isOutside))
      return `${scrollWidth}: ${texts
        .slice(0, 4)
        .map((each) => `<${each.localName} class="${each.getAttribute('class') ?? ''}">`)
        .join(' ')}`
    })
    if (wide !== null) found.push(`${address} at ${width} is ${wide}`)
  }
  return found
}

/** Files, and addresses that only take a form or give data. */
const notPages =
  /\/(?:file|sheet|export|body|changes|find|new-leads|session|sign-out|pictures?|pieces|:token|:question|\*)$/

/** Signed in, and without scripts: quicker, and the layout of the server's markup is what counts. */
async function findWidePages(addresses: readonly string[]): Promise<string[]> {
  const { context, leave } = await openVisitor(browser, area.app.address, { javaScript: false })
  const [name = '', value = ''] = session.split('=')
  await context.addCookies([{ name, value, url: area.app.address }])
  const waiting = [...addresses]
  const found: string[] = []
  const work = async () => {
    const page = await context.newPage()
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const response = await page.goto(address)
      const shown = `${response?.status()} ${page.url().slice(area.app.address.length)}`
      if (shown !== `200 ${encodeURI(address)}`) found.push(`${address} is ${shown}`)
      found.push(...(await findWide(page, address)))
    }
  }
  await Promise.all([work(), work()])
  await leave()
  return found
}

// Proves 8.1.1.
test.each<[Lang, string]>([
  ['he', 'א'.repeat(100)],
  ['en', 'W'.repeat(100)],
])(
  'no page in %s scrolls sideways where every stored text is one long word',
  async (lang, word) => {
    const { database } = area
    await storeEverywhere(database, word)
    const admin = (await findAdminAddresses())
      .map((address) => fillAddress(address, area).replace(/^\/he\//, `/${lang}/`))
      .filter((address) => !notPages.test(address))
    const cards = cardThemes.map((theme) => cardUrl(lang, `long-${theme}`))
    const search = `${pageUrl(lang, 'blog')}?q=${word}`
    const found = await findWidePages([...admin, quoteUrl(lang, token), search, ...cards])
    await acceptQuote(database, word)
    const quote = fillAddress(`${lang}/emodesuper/dashboard/quotes/:quoteId`, area)
    found.push(...(await findWidePages([quoteUrl(lang, token), quote])))
    expect(found).toEqual([])
  },
)
