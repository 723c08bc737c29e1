/**
 * `node scripts/accessibility.ts [part of a path …]` (a part that ends with $ matches the end of a
 * path): runs axe on every page in both languages and both themes at five widths, and checks that
 * no width scrolls horizontally, also at a zoom of 200 %. The sweep in `npm test` visits each page
 * once; this script is for changes of styles. ACCESSIBILITY_URL is the address of a running site.
 */
import type { Page } from 'playwright-core'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { startApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { publicAddresses } from '#tests/support/addresses.ts'
import { renderAll } from '#tests/support/render-all.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const widths = [320, 390, 834, 1440, 1920]
const zoomedWidths = widths.map((width) => width / 2).filter((width) => width > 320)
const themes = ['light', 'dark'] as const
const height = 900

/** Runs in the page. Waits for the color transitions after a change of theme. */
async function settle(): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame)
  await nextFrame()
  while (document.getAnimations().some((animation) => animation instanceof CSSTransition))
    await nextFrame()
}

async function findHorizontalScroll(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return over > 0 ? [`${width}: scrolls horizontally by ${over}`] : []
}

async function checkPage(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  await page.goto(address, { waitUntil: 'networkidle' })
  await renderAll(page)
  for (const width of zoomedWidths) faults.push(...(await findHorizontalScroll(page, width)))
  for (const width of widths) {
    faults.push(...(await findHorizontalScroll(page, width)))
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settle)
      const found = await findAccessibilityFaults(page)
      faults.push(...found.map((fault) => `${width} ${colorScheme}: ${fault}`))
    }
  }
  return faults
}

const siteUrl = process.env.ACCESSIBILITY_URL
const patterns = process.argv.slice(2)
const chosen = publicAddresses.filter(
  (address) => patterns.length === 0 || patterns.some((part) => `${address}$`.includes(part)),
)
const app = siteUrl ? null : await startApp()
const browser = await launchChromium()
const { page, leave } = await openVisitor(browser, app?.address ?? siteUrl ?? '')
try {
  for (const address of chosen) {
    const faults = await checkPage(page, address)
    if (faults.length > 0) process.exitCode = 1
    console.log([`${address}: ${faults.length === 0 ? 'nothing' : ''}`, ...faults].join('\n  '))
  }
} finally {
  await leave()
  await browser.close()
  await app?.stop()
}
