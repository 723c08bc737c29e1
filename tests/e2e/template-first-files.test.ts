import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { templates } from '#catalog/templates.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'

/**
 * A phone on a slow network loads six files at once. Bytes, with headers, that reach it in three
 * round trips after the document, and in two (docs/decisions/0067).
 */
const limits = { files: 6, early: 8_760, late: 4_380 }

const app = sharedSite()
const browser = await sharedBrowser()

type File = { url: string; type: string; bytes: number }

/** The style sheet, the fonts and the pictures of high priority, as they are sent. */
async function watchFiles(page: Page): Promise<File[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const requested = new Map<string, Omit<File, 'bytes'>>()
  const files: File[] = []
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    const isEarly =
      type === 'Image' ? request.initialPriority === 'High' : ['Stylesheet', 'Font'].includes(type)
    if (isEarly) requested.set(requestId, { url: request.url, type })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = requested.get(requestId)
    if (file) files.push({ ...file, bytes: encodedDataLength })
  })
  return files
}

const addresses = templates.flatMap((id) => langs.map((lang) => pageUrl(lang, `templates/${id}`)))

test.each(addresses)('the first screen of %s on a phone needs six small files', async (address) => {
  const page = await browser.newPage({
    baseURL: app.address,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  const files = await watchFiles(page)
  // The script lets the other fonts load.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(address, { waitUntil: 'networkidle' })
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const early = files.filter(({ type, url }) => type !== 'Font' || preloaded.includes(url))
  const late = files.filter((file) => !early.includes(file))
  expect(early.length).toBeLessThanOrEqual(limits.files)
  expect(early.filter(({ bytes }) => bytes > limits.early)).toEqual([])
  expect(late.filter(({ bytes }) => bytes > limits.late)).toEqual([])
  const used = await page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
      ).length,
  )
  expect(used).toBe(preloaded.length + late.length)
  await page.close()
})
