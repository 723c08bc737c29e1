import { beforeAll, expect, test } from 'vitest'
import { caseStudies } from '#catalog/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()
let reader: Visitor

beforeAll(async () => {
  reader = await openVisitor(browser, app.address, { javaScript: false })
})

const pages = caseStudies.flatMap((id) => langs.map((lang) => [lang, id] as const))

// Proves 3.5.3.
test.each(pages)(
  'the case study in %s of %s shows what was rejected, and why',
  async (lang, id) => {
    const { page } = reader
    const study = copyFor(lang).caseStudies[id]
    const { tried, notes } = study.layout
    await page.goto(pageUrl(lang, `portfolio/${id}`))
    const text = (await page.locator('main').textContent()) ?? ''
    const said = [
      study.problem,
      study.decision,
      study.result,
      study.role,
      tried.reason,
      ...notes.items.flatMap((note) => [note.title, note.text]),
    ]
    expect(said.filter((part) => !text.includes(part))).toEqual([])
    const pictures = page.locator('.case-rejected img, .case-chosen img')
    const alts = await pictures.evaluateAll((images) =>
      images.map((img) => img.getAttribute('alt')),
    )
    expect(alts).toEqual([
      expect.stringContaining(tried.rejected),
      expect.stringContaining(tried.chosen),
    ])
  },
)

// Proves 3.5.4.
test('each case study has its own style sheet and its own typeface for titles', async () => {
  const { page } = reader
  const seen = new Map<string, string>()
  for (const id of caseStudies) {
    await page.goto(pageUrl('he', `portfolio/${id}`))
    const sheets = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const own = sheets.filter((href) => caseStudies.some((each) => href.includes(`/${each}-`)))
    expect(own).toEqual([expect.stringContaining(`/${id}-`)])
    const face = await page
      .locator('.case-title')
      .first()
      .evaluate((title) => getComputedStyle(title).fontFamily.split(',')[0] ?? '')
    seen.set(face, id)
  }
  expect([...seen.values()]).toEqual([...caseStudies])
})

test.each(caseStudies)('no part of %s is wider than the screen', async (id) => {
  const { page } = await openVisitor(browser, app.address, { javaScript: false })
  for (const width of [320, 390, 834]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(pageUrl('en', `portfolio/${id}`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.context().close()
})
