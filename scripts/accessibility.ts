/**
 * `node scripts/accessibility.ts [part of a path …]` (end it with $ for exactly that path): runs
 * axe on every page in both languages and both themes at five widths, and checks that no width,
 * halved by a zoom of 200 %, scrolls sideways. The sweep in `npm test` visits a page once; this is
 * for changes of styles. ACCESSIBILITY_URL names a site that already runs.
 */
import type { Page } from 'playwright-core'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { startApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { publicAddresses } from '#tests/support/addresses.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const widths = [320, 390, 834, 1440, 1920]
const halved = widths.map((width) => width / 2).filter((width) => width > 320)
const themes = ['light', 'dark'] as const
const height = 900

/** Runs in the page. Waits for the transitions of colours after a change of theme. */
async function settle(): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame)
  await nextFrame()
  while (document.getAnimations().some((animation) => animation instanceof CSSTransition))
    await nextFrame()
}

async function findSideways(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return over > 0 ? [`${width}: scrolls sideways by ${over}`] : []
}

async function judge(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  await page.goto(address, { waitUntil: 'networkidle' })
  for (const width of halved) faults.push(...(await findSideways(page, width)))
  for (const width of widths) {
    faults.push(...(await findSideways(page, width)))
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settle)
      const found = await findAccessibilityFaults(page)
      faults.push(...found.map((fault) => `${width} ${colorScheme}: ${fault}`))
    }
  }
  return faults
}

const named = process.env.ACCESSIBILITY_URL
const wanted = process.argv.slice(2)
const chosen = publicAddresses.filter(
  (address) => wanted.length === 0 || wanted.some((part) => `${address}$`.includes(part)),
)
const app = named ? null : await startApp()
const browser = await launchChromium()
const { page, leave } = await openVisitor(browser, app?.address ?? named ?? '')
try {
  for (const address of chosen) {
    const faults = await judge(page, address)
    if (faults.length > 0) process.exitCode = 1
    console.log([`${address}: ${faults.length === 0 ? 'nothing' : ''}`, ...faults].join('\n  '))
  }
} finally {
  await leave()
  await browser.close()
  await app?.stop()
}
