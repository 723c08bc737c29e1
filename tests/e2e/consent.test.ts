import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { sampleTagId } from '#domain/consent.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { fillTimePasses, getLeadForm, leadValues } from '#tests/support/lead-form.ts'
import { animationsEnd, nextFrames } from '#tests/support/settled.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Screen } from '#tests/support/visitor.ts'

let app: RunningApp
const browser = await sharedBrowser()

beforeAll(async () => {
  app = await startApp({
    env: { LOG_LEVEL: 'warn', ANALYTICS_ID: 'G-TEST123', LEADS_PER_MINUTE: '100' },
  })
})

afterAll(async () => {
  await app.stop()
})

/** Replaces Google's script: sets its cookie, and reports each later item of the data layer. */
const tagScript = `
  document.cookie = '_ga=GA1.1.1; path=/'
  document.cookie = '_ga_TEST123=GS1; path=/'
  const send = (item) => new Image().src = 'https://www.google-analytics.com/g/collect?item=' +
    encodeURIComponent(JSON.stringify(item.length === undefined ? item : [...item]))
  dataLayer.forEach(send)
  const push = dataLayer.push
  dataLayer.push = (...items) => { items.forEach(send); return push.apply(dataLayer, items) }
`

type Options = { screen?: Screen; lang?: Lang; signal?: boolean }

/** A visitor whose requests to other hosts are intercepted and listed. */
async function visit({ screen = 'phone', lang = 'en', signal = false }: Options = {}) {
  const visitor = await openVisitor(browser, app.address, { screen, locale: lang })
  const others: string[] = []
  await visitor.context.route(
    (url) => url.origin !== app.address,
    (route) => {
      others.push(decodeURIComponent(route.request().url()))
      return route.request().url().includes('googletagmanager')
        ? route.fulfill({ contentType: 'text/javascript', body: tagScript })
        : route.fulfill({ status: 204 })
    },
  )
  if (signal)
    await visitor.page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
  return { ...visitor, others, ...partsOf(visitor.page, lang) }
}

function partsOf(page: Page, lang: Lang) {
  const words = copyFor(lang).consent
  const banner = page.getByRole('region', { name: words.title })
  const button = (name: string) => banner.getByRole('button', { name, exact: true })
  return { words, banner, button, settings: page.getByRole('button', { name: words.open }) }
}

/** Requests are reported in their order: after this one, all that the page has sent so far. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await nextFrames(page)
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }))
}

const stored = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.includes('consent'))
      .map((name) => [name, localStorage.getItem(name)]),
  )

const commands = (page: Page) =>
  page.evaluate(() =>
    (globalThis.dataLayer ?? []).map((item: object) =>
      JSON.stringify('length' in item ? Array.from(item as ArrayLike<unknown>) : item),
    ),
  )

// Proves 10.2.1, 10.2.2.
test.each(['he', 'en'] as const)(
  'before a choice in %s nothing is sent, and no cookie set',
  async (lang) => {
    const { page, context, others, banner, words, leave } = await visit({ lang })
    await page.goto(pageUrl(lang, ''))
    await banner.waitFor()
    await settle(page)
    expect(others).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['lang'])
    expect(await stored(page)).toEqual([])
    expect((await commands(page))[0]).toBe(
      JSON.stringify([
        'consent',
        'default',
        {
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ]),
    )
    expect(await findAccessibilityFaults(page)).toEqual([])
    // Equal weight: the two buttons have the same size and the same look.
    const looks = await banner.locator('.pill').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, boxShadow, fontWeight } = getComputedStyle(button)
        return [width, height, color, backgroundColor, boxShadow, fontWeight].join()
      }),
    )
    expect(new Set(looks).size).toBe(1)
    expect(await banner.getByRole('link', { name: words.learnMore }).getAttribute('href')).toBe(
      pageUrl(lang, 'privacy-policy'),
    )
    await leave()
  },
)

// Proves 10.2.2.
test('declining sends nothing and is remembered', async () => {
  const { page, others, banner, button, words, leave } = await visit()
  await page.goto('/en/about')
  await button(words.decline).click()
  expect(await banner.isVisible()).toBe(false)
  await page.goto('/en/')
  await settle(page)
  expect(await banner.isVisible()).toBe(false)
  expect(others).toEqual([])
  const [entry] = await stored(page)
  expect(JSON.parse(String(entry?.[1]))).toEqual({
    choice: 'declined',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    version: 1,
  })
  await leave()
})

// Proves 10.2.2, 10.2.3.
test('closing applies only to the session, and is neither consent nor refusal', async () => {
  const { page, others, banner, button, words, leave } = await visit()
  await page.goto('/en/about')
  await button(words.close).click()
  await page.goto('/en/')
  await settle(page)
  expect(await banner.isVisible()).toBe(false)
  expect([others, await stored(page)]).toEqual([[], []])
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await banner.waitFor()
  await leave()
})

// Proves 10.2.3, 10.2.4, 3.8.4.
test('accepting loads the tag after the consent default, and removes older choices', async () => {
  const { page, others, problems, button, words, leave } = await visit()
  await page.goto('/en/about')
  await page.evaluate(() => localStorage.setItem('consent-0', 'accepted'))
  await page.evaluate(() => localStorage.setItem('cookie_consent', 'accepted'))
  await page.reload()
  expect(others).toEqual([])
  await button(words.accept).click()
  await expect.poll(() => others.length).toBeGreaterThan(3)
  expect(others[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123')
  expect((await stored(page)).map(([name]) => name)).toEqual(['consent-1'])
  const pushed = await commands(page)
  const denied = pushed.findIndex((item) => item.startsWith('["consent","default"'))
  const granted = pushed.findIndex((item) => item.startsWith('["consent","update"'))
  expect([denied, granted > denied]).toEqual([0, true])
  expect(pushed[granted]).toBe(
    '["consent","update",{"analytics_storage":"granted","ad_storage":"granted"}]',
  )
  await expect
    .poll(() => others.join('\n'))
    .toContain('["event","page_view",{"page_path":"/en/about"')
  // The policy allows what the tag does, and nothing is refused.
  expect(problems.filter((problem) => !problem.startsWith('another host'))).toEqual([])

  // On the next page it loads without a question, and counts the details of a project as a page.
  others.length = 0
  await page.goto('/en/portfolio')
  await expect.poll(() => others.join('\n')).toContain('"page_path":"/en/portfolio"')
  await page.locator('[data-kind] a[href*="project="]').first().click()
  await page.locator('dialog[open]').waitFor()
  await expect
    .poll(() => others.join('\n'))
    .toMatch(/"page_path":"\/en\/portfolio\?project=[\w-]+"/)
  await leave()
})

// Proves 3.8.2, 3.8.3.
test('a lead adds one event without anything personal', async () => {
  const { page, others, button, words, leave } = await visit({ screen: 'desktop' })
  await page.goto('/en/services/landing-page')
  await button(words.accept).click()
  const form = getLeadForm(page, 'en')
  await form.hydrate()
  await form.fillAll(leadValues('Private Person', 'private@visitor.example'))
  await fillTimePasses(page)
  await form.submit.click()
  await expect.poll(() => others.filter((each) => each.includes('generate_lead'))).toHaveLength(1)
  expect(others.find((each) => each.includes('generate_lead'))).toContain(
    '["event","generate_lead",{"currency":"ILS","value":0,"service_type":"landing-page","budget_range":"5000-15000"}]',
  )
  for (const secret of ['Private', 'private@', '5550100', '0505'])
    expect(others.join('\n')).not.toContain(secret)
  await leave()
})

// Proves 10.2.5.
test('withdrawing takes effect at once and removes the cookies', async () => {
  const { page, context, others, banner, button, settings, words, leave } = await visit()
  await page.goto('/en/about')
  await button(words.accept).click()
  const cookies = async () => (await context.cookies()).map(({ name }) => name).toSorted()
  await expect.poll(cookies).toEqual(['_ga', '_ga_TEST123', 'lang'])
  await settings.click()
  await banner.getByText(words.answers.accepted.split('{')[0] ?? '').waitFor()
  expect(await banner.evaluate((element) => element === document.activeElement)).toBe(true)
  await button(words.decline).click()
  expect(await settings.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(cookies).toEqual(['lang'])
  await settle(page)
  others.length = 0
  // The running script can no longer send data.
  await page.evaluate(() => {
    globalThis.dataLayer?.push({
      event: 'page_view',
      page_path: '/late',
      page_title: '',
      language: 'en',
    })
    void fetch('https://www.google-analytics.com/g/collect?late').catch(() => {})
  })
  await settle(page)
  await page.goto('/en/')
  await settle(page)
  expect(others).toEqual([])
  await leave()
})

// Proves 10.2.6.
test('Global Privacy Control counts as declined, without a banner, and the page states it', async () => {
  const { page, others, banner, button, settings, words, leave } = await visit({ signal: true })
  await page.goto('/en/about')
  await page.evaluate(() =>
    localStorage.setItem(
      'consent-1',
      JSON.stringify({ choice: 'accepted', date: '2026-01-01T00:00:00.000Z', version: 1 }),
    ),
  )
  await page.reload()
  await settle(page)
  expect([await banner.isVisible(), others]).toEqual([false, []])
  await settings.click()
  await banner.getByText(words.answers.signal).waitFor()
  expect(await banner.locator('.pill:visible').count()).toBe(0)
  await button(words.close).click()
  expect(await banner.isVisible()).toBe(false)
  await leave()
})

// Proves 10.2.7.
test.each(['he', 'en'] as const)(
  'on home in %s the banner is seen from the start, and until an answer, at 1280 × 850',
  async (lang) => {
    const { page, banner, button, words, leave } = await visit({ screen: 'desktop', lang })
    await page.setViewportSize({ width: 1280, height: 850 })
    await page.goto(pageUrl(lang, ''))
    await banner.waitFor()
    await nextFrames(page)
    expect(await banner.isVisible()).toBe(true)
    const boxes = await Promise.all(
      [banner, page.locator('.hero .pill')].map((each) => each.boundingBox()),
    )
    const [strip, first] = boxes
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0)
    await page.locator('#stats').scrollIntoViewIfNeeded()
    await nextFrames(page)
    expect(await banner.isVisible()).toBe(true)
    await button(words.accept).click()
    expect(await banner.isVisible()).toBe(false)
    await leave()
  },
)

// Proves 10.2.8.
test('with the sample tag the banner asks and consent is granted, but nothing is requested', async () => {
  const sample = await startApp({ env: { LOG_LEVEL: 'warn', ANALYTICS_ID: sampleTagId } })
  const { page, problems, leave } = await openVisitor(browser, sample.address)
  const { banner, button, words } = partsOf(page, 'en')
  for (const path of ['/en/about', '/en/templates/law-firm']) {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy']).not.toContain('google')
    await banner.waitFor()
    await button(words.accept).click()
    await settle(page)
    expect(await commands(page)).toContain(
      '["consent","update",{"analytics_storage":"granted","ad_storage":"granted"}]',
    )
    await page.evaluate(() => localStorage.clear())
  }
  expect(problems).toEqual([])
  await leave()
  await sample.stop()
})

// Proves 10.2.2, 10.2.4.
test.each(['templates/law-firm', 'templates/aesthetic-clinic/pricing'])(
  'the frame of %s asks in its own strip, and loads the tag after consent',
  async (path) => {
    const { page, others, banner, button, words, leave } = await visit({ lang: 'en' })
    await page.goto(`/en/${path}`)
    await banner.waitFor()
    await settle(page)
    expect(others).toEqual([])
    expect(await findAccessibilityFaults(page)).toEqual([])
    await button(words.accept).click()
    await expect.poll(() => others.join('\n')).toContain(`"page_path":"/en/${path}"`)
    await page.getByRole('button', { name: words.open }).click()
    await banner.getByText(words.answers.accepted.split('{')[0] ?? '').waitFor()
    await leave()
  },
)

// Proves 10.2.7.
test.each(['', 'contact', 'services/landing-page', 'package-builder', 'about'])(
  'on a phone the banner moves nothing and covers neither form nor first action of %j',
  async (path) => {
    const { page, leave } = await visit({ lang: 'he' })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { entryType } of list.getEntries()) console.info(entryType)
      }).observe({ type: 'layout-shift' })
    })
    const shifts: string[] = []
    page.on('console', (message) => {
      if (message.text() === 'layout-shift') shifts.push(message.text())
    })
    await page.goto(pageUrl('he', path))
    const before = shifts.length
    await expect.poll(() => page.locator('.consent').getAttribute('hidden')).toBe(null)
    await animationsEnd(page)
    expect(shifts.length).toBe(before)
    const overlaps = () =>
      page.evaluate(() => {
        const box = document.querySelector('.consent')
        if (!box?.checkVisibility({ visibilityProperty: true })) return []
        const top = box.getBoundingClientRect().top
        return [...document.querySelectorAll('main form'), document.querySelector('main .pill')]
          .filter((element) => element !== null)
          .filter((element) => {
            const rect = element.getBoundingClientRect()
            return rect.bottom > top && rect.top < innerHeight
          })
          .map((element) => element.outerHTML.slice(0, 80))
      })
    for (let step = 0; step < 12; step += 1) {
      await expect.poll(overlaps).toEqual([])
      await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }))
    }
    await leave()
  },
)

// Proves 10.2.9.
test('quotes, the admin area and cards have neither banner nor the wider policy', async () => {
  const { page, others, leave } = await visit()
  for (const path of ['/en/emodesuper', '/en/quote/none', '/en/v/noa-barak']) {
    const response = await page.goto(path)
    await settle(page)
    expect(await page.locator('.consent').count(), path).toBe(0)
    expect(response?.headers()['content-security-policy'], path).not.toContain('google')
  }
  expect(others).toEqual([])
  await leave()
})

// Proves 10.2.8.
test('without a tag there is no banner, no control and no wider policy', async () => {
  const { page, problems, leave } = await openVisitor(browser, sharedSite().address)
  const response = await page.goto('/en/')
  expect(response?.headers()['content-security-policy']).not.toContain('google')
  expect(response?.headers()['content-security-policy']).toContain('require-trusted-types-for')
  expect(await page.locator('.consent, [data-consent-open]').count()).toBe(0)
  expect(problems).toEqual([])
  await leave()
})
