/**
 * `npm run bytes`: measures what a first visit loads (brotli, cold cache, phone size), before
 * scrolling, and after scrolling through the page, which hydrates its islands. The limits are in
 * budgets.ts.
 */
import type { Browser } from 'playwright-core'
import { startApp } from '../tests/support/app.ts'
import { launchChromium } from '../tests/support/chromium.ts'
import {
  countBytes,
  kinds,
  scrollThrough,
  totalOf,
  type Loaded,
} from '../tests/support/loaded-bytes.ts'
import { openVisitor } from '../tests/support/visitor.ts'

const paths = [
  '/he/',
  '/en/',
  '/he/contact',
  '/en/contact',
  '/he/about',
  '/he/services/landing-page',
  '/he/package-builder',
  '/he/portfolio',
  '/he/blog',
  '/he/qr-generator',
  '/he/privacy-policy',
  '/he/emodesuper',
]

function row(label: string, loaded: Loaded): string {
  const cells = [...kinds.map((kind) => loaded.get(kind) ?? 0), totalOf(loaded)].map((bytes) =>
    (bytes / 1024).toFixed(1).padStart(11),
  )
  return label.padEnd(34) + cells.join('')
}

async function measure(browser: Browser, address: string, path: string): Promise<void> {
  const visitor = await openVisitor(browser, address, { screen: 'phone' })
  const loaded = await countBytes(visitor)
  await visitor.page.goto(path, { waitUntil: 'networkidle' })
  const before = new Map(loaded)
  await scrollThrough(visitor)
  const islands = await visitor.page.locator('[data-island]').count()
  console.log(row(path, before))
  console.log(row(`  scrolled through, ${islands} islands`, loaded))
  await visitor.leave()
}

const browser = await launchChromium()
const app = await startApp()
console.log(`${'KB'.padEnd(34)}${[...kinds, 'all'].map((kind) => kind.padStart(11)).join('')}`)
for (const path of paths) await measure(browser, app.address, path)
await browser.close()
await app.stop()
