import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages, type Lang } from '#i18n/languages.ts'
import { themes } from '#documents/site/pages/kit/colours/tokens.ts'
import { kitWords } from '#documents/site/pages/kit/kit-words.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const langs = Object.keys(languages) as Lang[]
const sheets = langs.flatMap((lang) =>
  themes.map((theme) => ({ lang, theme, address: `/${lang}/_kit/${theme}` })),
)

let workshop: RunningApp
const browser = await sharedBrowser()
let visitor: Visitor

beforeAll(async () => {
  workshop = await startApp({ script: 'scripts/dev.ts' })
  visitor = await openVisitor(browser, workshop.address, { reducedMotion: 'no-preference' })
  visitor.context.setDefaultTimeout(60_000)
  // The build tool compiles the sources at the first request.
  await openSheet('/he/_kit/light')
})

afterAll(async () => {
  await workshop.stop()
})

async function openSheet(address: string) {
  const { page } = visitor
  await page.goto(address)
  // Set by the page's script.
  await page.waitForSelector('html[data-theme]')
  return page
}

function readFrame(frame: Frame) {
  return frame.evaluate(() => {
    const { dir, lang, dataset } = document.documentElement
    const { colorScheme } = getComputedStyle(document.body)
    return {
      lang,
      dir,
      theme: dataset['theme'],
      colorScheme,
      pieces: [...document.querySelectorAll('section[id]')].map(({ id }) => id),
    }
  })
}

test('the board shows every piece in both directions and both themes, side by side', async () => {
  const { page } = visitor
  await page.goto('/he/_kit')
  const shown: unknown[] = []
  for (const { address, lang, theme } of sheets) {
    const frame = await (await page.waitForSelector(`iframe[src="${address}"]`)).contentFrame()
    await frame?.waitForSelector(`html[data-theme=${theme}]`)
    shown.push(frame && (await readFrame(frame)))
    expect(shown.at(-1)).toEqual({
      lang,
      dir: languages[lang].dir,
      theme,
      colorScheme: theme,
      pieces: Object.keys(kitWords.he.piece),
    })
  }
  expect(shown).toHaveLength(4)
})

test('a chosen piece scrolls into view in every panel', async () => {
  const { page } = visitor
  await page.getByRole('button', { name: kitWords.he.piece.fields }).click()
  for (const { address } of sheets) {
    const frame = await page.locator(`iframe[src="${address}"]`).elementHandle()
    const content = await frame?.contentFrame()
    await content?.waitForFunction(
      () => Math.abs(document.querySelector('#fields')?.getBoundingClientRect().top ?? 1000) < 100,
    )
  }
})

test('shown states stay, and have the real styles', async () => {
  const page = await openSheet('/he/_kit/light')
  const rows = page.locator('#lists .row-link')
  const backgroundOf = (index: number) =>
    rows.nth(index).evaluate((row) => getComputedStyle(row).backgroundColor)
  const atRest = await backgroundOf(0)
  // A shown state starts with the transition of the real styles.
  await rows
    .nth(3)
    .evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)))
  const held = await backgroundOf(3)
  await rows.nth(0).hover()
  await expect.poll(() => backgroundOf(0)).toBe(held)
  expect(atRest).not.toBe(held)
})

test('a toast can be shown and closed', async () => {
  const page = await openSheet('/en/_kit/dark')
  await page.getByRole('button', { name: kitWords.en.toasts.error }).click()
  await page.getByRole('alert').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: kitWords.en.toasts.status }).click()
  await page.getByRole('status').waitFor()
})

/** Letters of an isolate that are left of the letter that they follow, line by line. */
function findTurned() {
  const turned: string[] = []
  for (const part of document.querySelectorAll('[data-mixed] bdi[dir=ltr]')) {
    const [text] = part.childNodes
    if (!text) continue
    const boxes = [...(text.textContent ?? '')].map((_, index) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return range.getBoundingClientRect()
    })
    const isTurned = boxes.some(
      (box, index) =>
        index > 0 && box.top === boxes[index - 1]?.top && box.left < (boxes[index - 1]?.left ?? 0),
    )
    if (isTurned) turned.push(part.textContent ?? '')
  }
  return { turned, lines: document.querySelectorAll('[data-mixed]').length }
}

test.each(langs)(
  'names, phones and punctuation keep their order in every text slot: %s',
  async (lang) => {
    const page = await openSheet(`/${lang}/_kit/light`)
    expect(await page.evaluate(findTurned)).toEqual({ turned: [], lines: 7 })
  },
)

test.each(['/he/_kit/light', '/en/_kit/dark'])(
  '%s has no accessibility faults',
  async (address) => {
    const page = await openSheet(address)
    visitor.problems.length = 0
    expect(await findAccessibilityFaults(page)).toEqual([])
    expect(visitor.problems.filter((problem) => problem.startsWith('exception'))).toEqual([])
  },
)

test('an unknown theme is a 404', async () => {
  const answer = await visitor.page.goto('/he/_kit/blue')
  expect(answer?.status()).toBe(404)
})

test('in production the kit has no addresses, and the build contains nothing of it', async () => {
  const app = sharedSite()
  const answers = await Promise.all(
    ['/he/_kit', '/en/_kit', ...sheets.map(({ address }) => address)].map((path) =>
      fetch(app.address + path),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  const files = readdirSync('build', { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && /\.(?:js|css|json)$/.test(file.name),
  )
  expect(files.length).toBeGreaterThan(20)
  const leaked = files.filter((file) =>
    /_kit\b|kit-(?:page|sheet|piece|words|panel)/.test(
      readFileSync(path.join(file.parentPath, file.name), 'utf8'),
    ),
  )
  expect(leaked.map(({ name }) => name)).toEqual([])
})
