import { expect, test } from 'vitest'
import { otherLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

function visit(options?: Parameters<typeof openVisitor>[2]): Promise<Visitor> {
  return openVisitor(browser, app.address, options)
}

// Proves 1.4.1, 1.4.2.
test.each([
  { lang: 'he', path: 'about' },
  { lang: 'en', path: 'services/landing-page' },
  { lang: 'he', path: 'portfolio/tlbank-webapp' },
  { lang: 'en', path: '' },
] as const)(
  'the language switch on $path in $lang keeps the page and replaces the history entry',
  async ({ lang, path }) => {
    const { page, context, leave } = await visit()
    const other = otherLang(lang)
    await page.goto(pageUrl(lang, 'blog'))
    await page.goto(pageUrl(lang, path))
    const before = await page.evaluate(() => history.length)
    expect(await page.locator(`header a[hreflang="${lang}"]`).getAttribute('aria-current')).toBe(
      'true',
    )
    await page.locator(`header a[hreflang="${other}"]`).click()
    await page.waitForURL(`**${pageUrl(other, path)}`)
    expect(await page.evaluate(() => history.length)).toBe(before)
    expect(await page.locator('html').getAttribute('lang')).toBe(other)

    // The way back skips the other language, and the root remembers the choice.
    await page.goBack()
    await page.waitForURL(`**${pageUrl(lang, 'blog')}`)
    expect((await context.cookies()).find(({ name }) => name === 'lang')).toBeDefined()
    await leave()
  },
)

// Proves 1.4.3.
test('without scripts the switch keeps a package, and a query that no page reads is left out', async () => {
  const { page, leave } = await visit({ javaScript: false, locale: 'en-GB' })
  const query = '?s=branding.extended,website~crm'
  await page.goto(`${pageUrl('he', 'package-builder')}${query}`)
  await page.locator('header a[hreflang="en"]').click()
  await page.waitForURL(`**${pageUrl('en', 'package-builder')}${query}`)
  await page.goto(`${pageUrl('he', 'about')}?from=ad`)
  expect(await page.locator('header a[hreflang="en"]').getAttribute('href')).toBe(
    pageUrl('en', 'about'),
  )
  await leave()
})

// Proves 1.4.4.
test('the root goes to the language that was read last', async () => {
  const { page, leave } = await visit()
  await page.goto('/en/about')
  await page.waitForFunction(() => document.cookie.includes('lang=en'))
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
  await page.goto('/')
  await page.waitForURL('**/en/')
  await leave()
})

const stores = [
  ['nothing', {}, '/he/'],
  ['local storage', { local: 'en' }, '/en/'],
  ['a region in local storage', { local: 'en-GB' }, '/en/'],
  ['session storage', { session: 'en' }, '/en/'],
  ['junk before session storage', { local: '<script>alert(1)</script>', session: 'en' }, '/en/'],
  ['local before session storage', { local: 'he', session: 'en' }, '/he/'],
  ['junk only', { local: '__proto__', session: 'javascript:alert(1)' }, '/he/'],
  ['capital letters', { local: 'EN' }, '/he/'],
] as const satisfies readonly [string, { local?: string; session?: string }, string][]

// Proves 1.3.3, 1.3.6, 1.3.7.
test.each(stores)('the root page with %s in the browser redirects', async (_, kept, to) => {
  const { page, problems, leave } = await visit({ locale: 'en-US' })
  await page.addInitScript(({ local, session }: { local?: string; session?: string }) => {
    if (location.pathname !== '/') return
    if (local !== undefined) localStorage.setItem('lang', local)
    if (session !== undefined) sessionStorage.setItem('lang', session)
  }, kept)
  await page.goto('/')
  await page.waitForURL(`**${to}`)
  // The root page is replaced in the history, so going back does not return to it.
  expect(await page.evaluate(() => history.length)).toBe(2)
  // Requests of the root page may be aborted.
  expect(problems.filter((problem) => !problem.endsWith('net::ERR_ABORTED'))).toEqual([])
  await leave()
})

/** Storage, and the browser's own language, from the first choice to the last. */
const detections = [
  ['local storage', { local: 'he' }, 'en-US', 'he'],
  ['session storage', { session: 'he' }, 'en-US', 'he'],
  ['junk only', { local: '"><script>', session: 'HE' }, 'en-US', 'en'],
  ['nothing', {}, 'en-US', 'en'],
  ['nothing, in no language of ours', {}, 'fr-FR', 'he'],
] as const satisfies readonly [string, { local?: string; session?: string }, string, string][]

// Proves 1.3.5, 1.3.8, 1.4.6.
test.each(detections)('an address without a language, with %s', async (_, kept, locale, lang) => {
  const { page, leave } = await visit({ locale })
  await page.addInitScript(({ local, session }: { local?: string; session?: string }) => {
    if (/^\/(?:he|en)\//.test(location.pathname)) return
    if (local !== undefined) localStorage.setItem('lang', local)
    if (session !== undefined) sessionStorage.setItem('lang', session)
  }, kept)
  for (const path of ['/no-such-page', '/under-construction']) {
    const response = await page.goto(path)
    await page.waitForFunction((expected) => document.documentElement.lang === expected, lang)
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200)
    // An address without a language does not store a choice.
    expect(await page.evaluate(() => document.cookie)).toBe('')
  }
  await page.goto('/templates/law-firm?from=ad#screens')
  await page.waitForURL(`**/${lang}/templates/law-firm?from=ad#screens`)
  await leave()
})

// Proves 1.4.5.
test('the language switch keeps the anchor', async () => {
  const { page, leave } = await visit()
  await page.goto('/he/privacy-policy#contact')
  await page.locator('header a[hreflang="en"]').click()
  await page.waitForURL('**/en/privacy-policy#contact')
  await leave()
})

// Proves 1.3.4.
test('a crawler that runs scripts stays on the root page and reads both languages', async () => {
  const userAgents = ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'Mozilla/5.0 (a person)']
  const left = []
  for (const userAgent of userAgents) {
    const { page, leave } = await visit({ userAgent })
    await page.addInitScript(() =>
      navigation.addEventListener('navigate', ({ destination }) =>
        sessionStorage.setItem('left', new URL(destination.url).pathname),
      ),
    )
    await page.goto('/')
    left.push(await page.evaluate(() => sessionStorage.getItem('left')))
    await leave()
  }
  expect(left).toEqual([null, '/he/'])
})

// Proves 1.3.4.
test('without JavaScript the root page redirects to Hebrew', async () => {
  const { page, leave } = await visit({ javaScript: false })
  await page.goto('/')
  await page.waitForURL('**/he/')
  await leave()
})
