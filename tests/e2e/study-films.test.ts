import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseStudies } from '#catalog/projects.ts'
import { viewOf } from '#content/projects/project-pictures.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { nextFrames } from '#tests/support/settled.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

const pages = caseStudies.flatMap((id) => langs.map((lang) => [lang, id] as const))

/** The films that the page requests from now on. */
function watchFilms(page: Page): Set<string> {
  const films = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.mp4')) films.add(pathname)
  })
  return films
}

function timeOf(page: Page): Promise<number> {
  return page.locator('.case-film video').evaluate((video: HTMLVideoElement) => video.currentTime)
}

function isPlaying(page: Page): Promise<boolean> {
  return page.locator('.case-film video').evaluate((video: HTMLVideoElement) => !video.paused)
}

// Proves 3.5.5.
test.each(pages)('the film in %s of %s plays while visible, and pauses', async (lang, id) => {
  const words = copyFor(lang).portfolio.study
  const { page, problems, leave } = await openVisitor(browser, app.address, {
    reducedMotion: 'no-preference',
  })
  const films = watchFilms(page)
  await page.goto(pageUrl(lang, `portfolio/${id}`))
  await page.waitForLoadState('networkidle')
  expect([...films]).toEqual([])
  const film = page.locator('.case-film')
  await film.scrollIntoViewIfNeeded()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
  expect([...films]).toEqual([`${viewOf(id, 'film', lang).src}.mp4`])
  await film.getByRole('button', { name: words.pauseFilm }).click()
  expect(await isPlaying(page)).toBe(false)
  await film.getByRole('button', { name: words.playFilm }).click()
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect(problems).toEqual([])
  await leave()
})

// Proves 3.5.5.
test('at its end the film fades into its still, and begins again', async () => {
  const { page, leave } = await openVisitor(browser, app.address, {
    reducedMotion: 'no-preference',
  })
  await page.goto(pageUrl('he', 'portfolio/chatmail-app'))
  const video = page.locator('.case-film video')
  await video.scrollIntoViewIfNeeded()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
  await video.evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.2
  })
  const opacity = () => video.evaluate((film) => Number(getComputedStyle(film).opacity))
  await expect.poll(opacity, { interval: 50 }).toBe(0)
  await expect.poll(opacity).toBe(1)
  expect(await isPlaying(page)).toBe(true)
  expect(await timeOf(page)).toBeLessThan(2)
  await leave()
})

// Proves 3.5.5.
test.each(['reduced motion', 'saved data'])(
  'with %s the film waits for its button',
  async (reason) => {
    const { page, leave } = await openVisitor(browser, app.address, {
      reducedMotion: reason === 'reduced motion' ? 'reduce' : 'no-preference',
    })
    if (reason === 'saved data')
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    const films = watchFilms(page)
    await page.goto('/en/portfolio/chatmail-app')
    const film = page.locator('.case-film')
    await film.scrollIntoViewIfNeeded()
    await nextFrames(page)
    await page.waitForLoadState('networkidle')
    expect([...films]).toEqual([])
    expect(await film.locator('img').isVisible()).toBe(true)
    await film.getByRole('button').click()
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
    await leave()
  },
)

// Proves 3.5.5.
test('without scripts the film has the controls of the browser, and the page does not move', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto('/he/portfolio/chatmail-app')
  const film = page.locator('.case-film')
  expect(await film.locator('video').getAttribute('controls')).not.toBe(null)
  expect(await film.getByRole('button').isVisible()).toBe(false)
  const [screen, video] = [film.locator('.case-film-screen'), film.locator('video')]
  const inner = await screen.evaluate((element) => element.clientHeight)
  expect(Math.abs(inner - ((await video.boundingBox())?.height ?? 0))).toBeLessThan(2)
  await leave()
})
