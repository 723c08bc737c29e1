import { expect, test } from 'vitest'
import { clinicHours, clinicTreatments } from '#catalog/prices/clinic-demo.ts'
import type { ClinicPageId } from '#catalog/templates.ts'
import { phone } from '#content/templates/aesthetic-clinic/figures.ts'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { langs } from '#documents/head/langs.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { measureTextOver } from '#tests/support/text-over-picture.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const home = '/he/templates/aesthetic-clinic'
const words = copyFor('he').clinicPageWords

const app = sharedSite()
const browser = await sharedBrowser()

// Proves 3.6.4.
test.each(langs)('the whole clinic is walked through by its own links in %s', async (lang) => {
  const { clinicPageWords, templatePages } = copyFor(lang)
  const { shell } = templatePages['aesthetic-clinic']
  const { page, problems, leave } = await openVisitor(browser, app.address)
  await page.goto(`/${lang}/templates/aesthetic-clinic`)
  const nav = page.getByRole('navigation', { name: shell.navLabel })
  // SAFETY: the words name the pages of the clinic.
  for (const [id, name] of Object.entries(shell.pages) as [ClinicPageId, string][]) {
    await nav.getByRole('link', { name }).click()
    await page.waitForURL(`**/${lang}/templates/aesthetic-clinic/${id}`)
    expect(await page.locator('h1').innerText()).toBe(clinicPageWords[id].title.join('\n'))
    expect(await nav.locator('[aria-current=page]').allInnerTexts()).toEqual([name])
    expect(await page.locator('.clinic-footer').textContent()).toContain(phone)
  }
  expect(problems).toEqual([])
  await leave()
})

test('the bar and the footer lead to the same page in the other language', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  const { otherLanguage } = copyFor('he').templatePages['aesthetic-clinic'].shell
  const links = [page.locator('.frame-language'), page.getByRole('link', { name: otherLanguage })]
  for (const link of links) {
    await page.goto(`${home}/pricing`)
    await link.click()
    await page.waitForURL('**/en/templates/aesthetic-clinic/pricing')
  }
  await leave()
})

test('on a phone a button opens the links as a sheet, without JavaScript too', async () => {
  const visitor = await openVisitor(browser, app.address, { screen: 'phone', javaScript: false })
  const { page, leave } = visitor
  const { shell } = copyFor('he').templatePages['aesthetic-clinic']
  await page.goto(home)
  const link = page.locator('#clinic-nav').getByRole('link', { name: shell.pages.pricing })
  expect(await link.isVisible()).toBe(false)
  await page.getByRole('button', { name: shell.menu }).click()
  await link.waitFor()
  await page.keyboard.press('Escape')
  await link.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: shell.menu }).click()
  await link.click()
  await page.waitForURL('**/pricing')
  await leave()
})

// Proves 3.6.6.
test.each(langs)('the clinic shows every price and the hours in %s', async (lang) => {
  const { page, leave } = await openVisitor(browser, app.address)
  for (const path of ['pricing', 'treatments']) {
    await page.goto(`/${lang}/templates/aesthetic-clinic/${path}`)
    const text = await page.locator('main').textContent()
    for (const amount of Object.values(clinicTreatments))
      expect(text, path).toContain(formatMoney(amount, lang))
  }
  await page.goto(`/${lang}/templates/aesthetic-clinic/pricing`)
  const week = await page.locator('.week tbody td').allTextContents()
  const [weekday, friday] = clinicHours.map(({ opens, closes }) => `${opens}–${closes}`)
  const { closed } = copyFor(lang).clinicPageWords.pricing.hours
  expect(week).toEqual([weekday, weekday, weekday, weekday, weekday, friday, closed])
  await leave()
})

// Proves 3.6.7.
test('the form has nine fields and the specified lists', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto('/en/templates/aesthetic-clinic/contact')
  expect(await page.locator('#request-form .demo-input').count()).toBe(9)
  const optionsOf = async (name: string) =>
    (await page.getByLabel(name, { exact: true }).locator('option').allInnerTexts()).slice(1)
  expect(await optionsOf('Treatment type')).toEqual([
    'Botox',
    'Lips',
    'Filler',
    'Peeling',
    'Facial',
    'Nails',
    'Other',
  ])
  expect(await optionsOf('Area')).toEqual([
    'Face',
    'Lips',
    'Eyes',
    'Forehead',
    'Cheeks',
    'Chin',
    'Other',
  ])
  expect(await optionsOf('First treatment?')).toEqual(['Yes', 'No'])
  expect(await optionsOf('Gender')).toEqual(['Female', 'Male', 'Other'])
  await leave()
})

// Proves 3.6.9.
test('the border between the drawings is moved by keyboard', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(`${home}/before-after`)
  const { title } = words['before-after'].cases.lips
  const after = page.locator('.compare-lips .compare-after')
  const shown = () => after.evaluate((element) => getComputedStyle(element).clipPath)
  const atFirst = await shown()
  await page.getByRole('slider', { name: fill(words['before-after'].slider, { title }) }).focus()
  await page.keyboard.press('ArrowLeft')
  const moved = await shown()
  expect(moved).not.toBe(atFirst)
  await page.keyboard.press('End')
  expect(await shown()).not.toBe(moved)
  await leave()
})

// Proves 3.6.9.
test('without JavaScript the drawings stand side by side', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto(`${home}/before-after`)
  const { before, after } = words['before-after'].cases.forehead
  const [first, second] = await Promise.all(
    [before, after].map((name) => page.getByRole('img', { name }).boundingBox()),
  )
  // Hebrew reads from the right.
  expect(first?.x).toBeGreaterThan((second?.x ?? 0) + (second?.width ?? 0) - 2)
  expect(await page.getByRole('slider').count()).toBe(0)
  await leave()
})

// Proves 2.2.2, 3.6.8.
test.each(langs)(
  'an unknown page of the clinic is 404 in the design of the clinic in %s',
  async (lang) => {
    const { page, leave } = await openVisitor(browser, app.address)
    const below = `/${lang}/templates/aesthetic-clinic`
    const { notFound, shell } = copyFor(lang).templatePages['aesthetic-clinic']
    const answer = await page.goto(`${below}/botox-sale`)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    expect(await page.title()).toBe(notFound.head)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('h1').innerText()).toBe(notFound.title.join('\n'))
    expect(await findAccessibilityFaults(page)).toEqual([])
    // One document for all of them, which names none of them.
    const text = await (await fetch(`${app.address}${below}/about/${'x'.repeat(40)}/`)).text()
    expect(text).toBe(await answer?.text())
    await page.locator('main').getByRole('link', { name: shell.pages.pricing }).click()
    await page.waitForURL(`**${below}/pricing`)
    await leave()
  },
)

test.each(['reduce', 'no-preference'] as const)(
  'the silk slides unless motion is reduced: %s',
  async (reducedMotion) => {
    const { page, leave } = await openVisitor(browser, app.address, { reducedMotion })
    await page.goto(home)
    const slides = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((animation) =>
          animation instanceof CSSAnimation && animation.animationName.startsWith('silk-')
            ? [animation.animationName]
            : [],
        ),
    )
    expect(slides.includes('silk-settle')).toBe(reducedMotion === 'no-preference')
    expect(slides.length > 0).toBe(reducedMotion === 'no-preference')
    await leave()
  },
)

// Proves 10.1.2.
test.each(
  langs.flatMap((lang) =>
    ['', '/contact', '/no-such-page'].flatMap((below) =>
      [
        { width: 390, height: 844 },
        { width: 834, height: 1112 },
        { width: 1440, height: 900 },
      ].map((size) => ({ address: `/${lang}/templates/aesthetic-clinic${below}`, ...size })),
    ),
  ),
)('text over silk and pearls has enough contrast: $address, $width wide', async (visit) => {
  const { address, ...size } = visit
  const { page, leave } = await openVisitor(browser, app.address)
  await page.setViewportSize(size)
  await page.goto(address)
  const lines = await measureTextOver(page, 'main > :first-child img')
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter(({ isEnough }) => !isEnough)).toEqual([])
  await leave()
})
