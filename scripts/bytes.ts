/**
 * `npm run bytes`: what a first visit loads (brotli, cold cache, phone size), before scrolling and after the page was scrolled through,
 * which wakes its islands.
 */
import type { Browser, CDPSession } from 'playwright-core'
import { startApp } from '../tests/support/app.ts'
import { launchChromium } from '../tests/support/chromium.ts'
import { openVisitor, type Visitor } from '../tests/support/visitor.ts'

const paths = [
  '/he/',
  '/en/',
  '/he/contact',
  '/he/about',
  '/he/services/landing-page',
  '/he/portfolio',
  '/he/blog',
  '/he/privacy-policy',
  '/he/emodesuper',
]
const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const

type Kind = (typeof kinds)[number]

/** Bytes of the bodies as they were sent, by kind. */
type Loaded = Map<Kind, number>

/** Goals of the home page, in bytes of JavaScript. */
const goals = { beforeScrolling: 10 * 1024, afterTheFormWoke: 75 * 1024 }

async function countBytes(session: CDPSession): Promise<Loaded> {
  const loaded: Loaded = new Map()
  const types = new Map<string, Kind>()
  const headers = new Map<string, number>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, kinds.find((kind) => kind === type) ?? 'Other')
    headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId) ?? 'Other'
    loaded.set(kind, (loaded.get(kind) ?? 0) + Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0)))
  })
  return loaded
}

async function scrollThrough({ page }: Visitor): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top <= height; top += 600) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(100)
  }
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

function row(label: string, loaded: Loaded): string {
  const total = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0)
  const cells = [...kinds.map((kind) => loaded.get(kind) ?? 0), total].map((bytes) => (bytes / 1024).toFixed(1).padStart(11))
  return label.padEnd(34) + cells.join('')
}

async function measure(browser: Browser, address: string, path: string): Promise<number[]> {
  const visitor = await openVisitor(browser, address, { screen: 'phone' })
  const loaded = await countBytes(await visitor.context.newCDPSession(visitor.page))
  await visitor.page.goto(path, { waitUntil: 'networkidle' })
  const before = new Map(loaded)
  await scrollThrough(visitor)
  const islands = await visitor.page.locator('[data-island]').count()
  console.log(row(path, before))
  console.log(row(`  scrolled through, ${islands} islands`, loaded))
  await visitor.leave()
  return [before.get('Script') ?? 0, loaded.get('Script') ?? 0]
}

const browser = await launchChromium()
const app = await startApp()
console.log(`${'KB'.padEnd(34)}${[...kinds, 'all'].map((kind) => kind.padStart(11)).join('')}`)
for (const path of paths) {
  const [before = 0, after = 0] = await measure(browser, app.address, path)
  if (path !== '/he/' && path !== '/en/') continue
  if (before <= goals.beforeScrolling && after <= goals.afterTheFormWoke) continue
  console.log(
    `  above the goal of ${goals.beforeScrolling / 1024} KB of JavaScript before scrolling, ${goals.afterTheFormWoke / 1024} KB after`,
  )
  process.exitCode = 1
}
await browser.close()
await app.stop()
