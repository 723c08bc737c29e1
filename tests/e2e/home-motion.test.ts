import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { claims } from '#catalog/claims.ts'
import { claimIds } from '#domain/studio/studio.ts'
import { projectKinds } from '#catalog/project-kinds.ts'
import { projects } from '#content/projects/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { nextFrames, settled } from '#tests/support/settled.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const langs: readonly Lang[] = ['he', 'en']
const finals = claimIds.map((id) => `${claims[id].value}${claims[id].suffix}`)
/** Of the carousel, in milliseconds. */
const interval = 3_000

const app = sharedSite()
const browser = await sharedBrowser()

async function visitHome(
  lang: Lang,
  options: Parameters<typeof openVisitor>[2] = {},
): Promise<Visitor> {
  const visitor = await openVisitor(browser, app.address, {
    reducedMotion: 'no-preference',
    ...options,
  })
  await visitor.page.goto(`/${lang}/`)
  return visitor
}

/** A visit whose timers the test can move on; until then they run as always. */
async function visitWithClock(lang: Lang, options: Parameters<typeof openVisitor>[2] = {}) {
  const visitor = await openVisitor(browser, app.address, {
    reducedMotion: 'no-preference',
    ...options,
  })
  await visitor.page.clock.install()
  await visitor.page.goto(`/${lang}/`)
  await goTo(visitor.page, '[data-track]')
  return visitor
}

/** The carousel does not move, also after the time in which it would move twice. */
async function expectHeld(page: Page): Promise<number> {
  const held = await settled(() => scrolled(page))
  await page.clock.runFor(2 * interval)
  expect(await settled(() => scrolled(page))).toBe(held)
  return held
}

/** The carousel moves when its interval has passed. */
async function expectMoves(page: Page, from: number): Promise<void> {
  await page.clock.runFor(interval + 100)
  await expect.poll(() => scrolled(page)).not.toBe(from)
}

/** Scrolls to the middle of the viewport at once. */
async function goTo(page: Page, selector: string) {
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

function scrolled(page: Page): Promise<number> {
  return page.locator('[data-track]').evaluate((row) => Math.round(row.scrollLeft))
}

function marqueeState(page: Page): Promise<string | undefined> {
  return page.locator('.marquee-belt').evaluate((belt) => belt.getAnimations()[0]?.playState)
}

function marqueeX(page: Page): Promise<number> {
  return page
    .locator('.marquee-belt')
    .evaluate((belt) => Math.round(belt.getBoundingClientRect().x))
}

/** The name of the slide at the start of the row, in both directions. */
function firstSlide(page: Page): Promise<string | undefined> {
  return page.locator('[data-track]').evaluate((row) => {
    const isRtl = getComputedStyle(row).direction === 'rtl'
    const gap = (slide: Element) => {
      const [inner, outer] = [slide.getBoundingClientRect(), row.getBoundingClientRect()]
      return Math.abs(
        (isRtl ? outer.right - inner.right : inner.left - outer.left) -
          parseFloat(getComputedStyle(row).paddingInlineStart),
      )
    }
    const seen = [...row.querySelectorAll<HTMLElement>('li:not([hidden])')].toSorted(
      (a, b) => gap(a) - gap(b),
    )[0]
    return seen?.dataset['name']
  })
}

// Proves 3.3.14, 11.1.1.
test.each(langs)(
  'without scripts the page in %s shows its figures, its projects and all other content',
  async (lang) => {
    const { page, leave } = await visitHome(lang, { javaScript: false })
    expect(await page.locator('.stat dd').allInnerTexts()).toEqual(finals)
    const row = page.locator('[data-track]')
    // The row has a width once it is no longer skipped as far below the screen.
    await expect
      .poll(() =>
        row.evaluate((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          return (
            element.scrollWidth > element.clientWidth &&
            getComputedStyle(element).overflowX === 'auto'
          )
        }),
      )
      .toBe(true)
    expect(
      await page
        .locator('main :is([data-pause], [data-filter], [data-next], [data-play-label]):visible')
        .count(),
    ).toBe(0)
    expect(await page.locator('.marquee-run:visible').count()).toBe(1)
    const transparent = await page
      .locator('main :is(section, h2, h3, p, li, dt, dd, figure)')
      .evaluateAll(
        (all) => all.filter((element) => Number(getComputedStyle(element).opacity) < 1).length,
      )
    expect(transparent).toBe(0)
    await leave()
  },
)

// Proves 3.3.5.
test('the stats count up once without layout shift; screen readers have the final numbers from the start', async () => {
  const { page, leave } = await visitHome('he')
  const stats = page.locator('#stats')
  const shown = () => stats.locator('dd [aria-hidden]').allInnerTexts()
  const height = (await stats.boundingBox())?.height
  expect(await shown()).toEqual(finals.map((text) => text.replace(/\d+/, '0')))
  expect(await stats.locator('.stat dd > :first-child').allTextContents()).toEqual(finals)
  await goTo(page, '#stats')
  await expect
    .poll(() => shown().then((texts) => texts.length > 0 && texts[0] !== '0%'), { interval: 50 })
    .toBe(true)
  await expect.poll(() => stats.locator('[data-counting]').count()).toBe(0)
  expect(await stats.locator('.stat dd').allInnerTexts()).toEqual(finals)
  expect((await stats.boundingBox())?.height).toBe(height)
  await leave()
})

// Proves 3.3.4, 10.1.4.
test.each(langs)(
  'the client marks in %s move towards the start of the line and can be paused',
  async (lang) => {
    const { page, leave } = await visitHome(lang)
    const start = await marqueeX(page)
    const towards = lang === 'he' ? 1 : -1
    await expect.poll(async () => (await marqueeX(page)) * towards).toBeGreaterThan(start * towards)
    const pause = page.getByRole('button', { name: copyFor(lang).pages.home.body.clients.pause })
    await pause.click()
    expect(await pause.getAttribute('aria-pressed')).toBe('true')
    expect(await marqueeState(page)).toBe('paused')
    await pause.click()
    await page.mouse.move(5, 5)
    await expect.poll(() => marqueeState(page)).toBe('running')
    await page.locator('.marquee').hover()
    await expect.poll(() => marqueeState(page)).toBe('paused')
    await leave()
  },
)

// Proves 3.3.8.
test('a filter shows only its kind and announces it', async () => {
  const { page, leave } = await visitHome('he')
  const { categories } = copyFor('he').projects
  await goTo(page, '[data-carousel]')
  const mobile = Object.values(projects).filter(({ category }) => category === 'mobile').length
  const button = page.locator('[data-filter=mobile]')
  await button.click()
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('[data-track] > li:visible').count()).toBe(mobile)
  expect(await page.locator('[data-carousel] [role=status]').innerText()).toBe(
    `${categories.mobile} ${mobile}`,
  )
  await page.locator('[data-filter=all]').click()
  expect(await page.locator('[data-track] > li[hidden]').count()).toBe(0)
  expect(await page.locator('[data-filter]').count()).toBe(projectKinds.length + 1)
  await leave()
})

// Proves 3.3.6.
test.each(langs)(
  'the carousel in %s moves by itself, in the direction of the page, and waits while it has the focus',
  async (lang) => {
    const { page, leave } = await visitWithClock(lang)
    const first = await firstSlide(page)
    await expect
      .poll(async () => (await scrolled(page)) * (lang === 'he' ? -1 : 1))
      .toBeGreaterThan(50)
    await expect.poll(() => firstSlide(page)).not.toBe(first)
    await page.locator('[data-next]').focus()
    const held = await expectHeld(page)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expectMoves(page, held)
    await leave()
  },
)

// Proves 3.3.6.
test.each(langs)(
  'the carousel in %s is endless in both directions, by button and by key',
  async (lang) => {
    // With reduced motion it does not move by itself in between.
    const { page, leave } = await visitHome(lang, { reducedMotion: 'reduce' })
    await goTo(page, '[data-track]')
    const names = await page
      .locator('[data-track] > li')
      .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).dataset['name']))
    await page.locator('[data-previous]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => firstSlide(page)).toBe(names.at(-1))
    await page.locator('[data-next]').focus()
    for (let step = 0; step < names.length + 2; step += 1) await page.keyboard.press('Enter')
    await expect.poll(() => firstSlide(page)).toBe(names[1])
    expect(await page.locator('[data-carousel] [role=status]').innerText()).toContain(names[1])
    await page.locator(`[data-name="${names[1]}"] a`).focus()
    await page.keyboard.press(lang === 'he' ? 'ArrowLeft' : 'ArrowRight')
    await expect.poll(() => firstSlide(page)).toBe(names[2])
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.dataset['name'])).toBe(
      names[2],
    )
    await leave()
  },
)

// Proves 3.3.6.
test('the carousel continues under the pointer and after a press, and pauses during it', async () => {
  const { page, leave } = await visitWithClock('en')
  await page.locator('[data-track]').hover()
  const start = await scrolled(page)
  await expect.poll(() => scrolled(page)).not.toBe(start)
  await page.mouse.down()
  const held = await expectHeld(page)
  // Moves the pointer away from the pressed link and back over the slides.
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await page.locator('[data-track]').hover()
  await expectMoves(page, held)
  await leave()
})

// Proves 3.3.6, 10.1.4.
test('the carousel stops after its pause button is pressed', async () => {
  const { page, leave } = await visitWithClock('he')
  await page
    .getByRole('button', { name: copyFor('he').pages.home.body.portfolio.carousel.pause })
    .click()
  await expectHeld(page)
  await leave()
})

// Proves 3.3.10, 10.1.4.
test.each(langs)(
  'the film in %s loads near the viewport, plays while visible and can be paused',
  async (lang) => {
    const { page, problems, leave } = await visitHome(lang)
    const films: string[] = []
    page.on('request', (request) =>
      films.push(...(/\/film\/.*\.mp4$/.test(request.url()) ? [request.url()] : [])),
    )
    await page.waitForLoadState('networkidle')
    expect(await page.locator('.film video').getAttribute('src')).toBeNull()
    await goTo(page, '.film-frame')
    await expect
      .poll(() =>
        page.locator('.film video').evaluate((video: HTMLVideoElement) => video.currentTime > 0.1),
      )
      .toBe(true)
    expect(new Set(films).size).toBe(1)
    expect(films[0]).toContain(`intro-${lang}.`)
    const { play, pause } = copyFor(lang).pages.home.body.whyChooseUs.video
    await page.getByRole('button', { name: pause }).click()
    await expect
      .poll(() => page.locator('.film video').evaluate((video: HTMLVideoElement) => video.paused))
      .toBe(true)
    expect(await page.getByRole('button', { name: play }).isVisible()).toBe(true)
    expect(problems).toEqual([])
    await leave()
  },
)

test('the dot stops at the foot of the steps, with reduced motion too', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const { page, leave } = await visitHome('he', { reducedMotion })
    await page
      .locator('.stat')
      .last()
      .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const place = () =>
      page
        .locator('.stat')
        .last()
        .evaluate((stat) => getComputedStyle(stat, '::after').transform)
    await expect.poll(place).toMatch(/^(?:none|matrix\(1, 0, 0, 1, 0, 0\))$/)
    await leave()
  }
})

// Proves 3.3.2.
test('sections below the fold rise when they come into view; a jump to the end shows all of them', async () => {
  const { page, leave } = await visitHome('en')
  const waiting = () => page.locator('[data-reveal=""]').count()
  expect(await waiting()).toBe(0)
  await page.mouse.wheel(0, 60)
  await expect.poll(waiting).toBeGreaterThan(10)
  const hidden = await page
    .locator('[data-reveal=""]')
    .evaluateAll(
      (all) => all.filter((part) => part.getBoundingClientRect().top < innerHeight).length,
    )
  expect(hidden).toBe(0)
  await page.keyboard.press('End')
  await expect.poll(waiting).toBe(0)
  await leave()
})

// Proves 3.3.14, 10.1.4.
test('with reduced motion everything is visible at once and nothing moves; the film waits for its button', async () => {
  const { page, leave } = await visitWithClock('he', { reducedMotion: 'reduce' })
  await page.waitForLoadState('networkidle')
  expect(await page.locator('[data-reveal], [data-counting]').count()).toBe(0)
  expect(await page.locator('.marquee-run:visible').count()).toBe(1)
  expect(await page.locator('main [data-pause]:visible').count()).toBe(0)
  await expectHeld(page)
  await goTo(page, '.film-frame')
  await nextFrames(page)
  expect(await page.locator('.film video').getAttribute('src')).toBeNull()
  await page
    .getByRole('button', { name: copyFor('he').pages.home.body.whyChooseUs.video.play })
    .click()
  await expect
    .poll(() =>
      page.locator('.film video').evaluate((video: HTMLVideoElement) => video.currentTime > 0),
    )
    .toBe(true)
  await leave()
})
