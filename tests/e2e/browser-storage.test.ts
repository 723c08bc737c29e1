import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserStorage } from '#catalog/browser-storage.ts'
import { copyFor } from '#copy/copy.server.ts'
import { sampleTagId } from '#domain/consent.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { getLeadForm, leadValues } from '#tests/support/lead-form.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

let app: RunningApp
const browser = await sharedBrowser()

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn', ANALYTICS_ID: sampleTagId } })
})

afterAll(async () => {
  await app.stop()
})

/** Everything that the browser of a visitor holds about the site: names, as the privacy policy has them. */
async function storedNames({ page, context }: Pick<Visitor, 'page' | 'context'>) {
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).flatMap(({ active }) =>
      active ? [active.scriptURL.replace(/^.*\//, '')] : [],
    ),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])
  return [...kept, ...(await context.cookies()).map(({ name }) => name)]
}

// Proves 3.13.6.
test('browsers store on each class of page what the privacy policy lists, and all of it', async () => {
  const listed = Object.values(browserStorage).map(({ name }) => name as string)
  const found = new Set<string>()
  const visitor = await openVisitor(browser, app.address)
  const { page } = visitor
  const words = copyFor('en').consent
  const banner = page.getByRole('region', { name: words.title })
  const button = (name: string) => banner.getByRole('button', { name, exact: true })
  await page.exposeFunction('noteStored', (name: string) => void found.add(name))
  // What is stored for a moment only is seen too.
  await page.addInitScript(() => {
    Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
      apply(setItem, storage, [name, value]: [string, string]) {
        ;(globalThis as unknown as { noteStored: (name: string) => void }).noteStored(name)
        return Reflect.apply(setItem, storage, [name, value])
      },
    })
  })
  const look = async () => (await storedNames(visitor)).forEach((name) => found.add(name))
  await page.goto('/en/about')
  await button(words.close).click()
  await page.locator('[data-theme-toggle]:visible').first().click()
  await look()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await banner.waitFor()
  await button(words.decline).click()
  for (const path of [
    '',
    'contact',
    'portfolio',
    'portfolio/viola-medical',
    'blog',
    'blog/lovable-base44-reality',
    'services/app-development',
    'package-builder?s=website',
    'templates/law-firm',
    'templates/aesthetic-clinic',
    'privacy-policy',
    'thank-you/contact',
    'no-such-page',
  ]) {
    await page.goto(`/en/${path}`)
    await page.waitForLoadState('networkidle')
    await look()
  }
  await page.goto('/en/services/landing-page')
  const form = getLeadForm(page, 'en')
  await form.hydrate()
  await form.fillAll(leadValues('Kept Person', 'kept@visitor.example'))
  await form.submit.click()
  await expect.poll(() => found.has(browserStorage.leadAttempt.name)).toBe(true)
  await page.goto('/en/qr-generator')
  await page.getByText(copyFor('en').pages['qr-generator'].history.keep).click()
  await look()
  await page.goto('/en/v/noa-barak')
  await expect.poll(() => storedNames(visitor)).toContain('cards')
  await look()
  await page.goto('/en/under-construction')
  await look()
  expect([...found].filter((name) => !listed.includes(name))).toEqual([])
  // The pass comes only from a gate that is on (gate.test.ts).
  expect(listed.filter((name) => !found.has(name))).toEqual([browserStorage.pass.name])
  await visitor.leave()
})
