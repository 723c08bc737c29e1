import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules of WCAG 2.2 AA that the page breaks, each with the first element that breaks it. */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(axeCore.source)
  const { violations } = await page.evaluate((tags) => globalThis.axe.run({ runOnly: tags }), wcag22aa)
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary ?? ''}`)
}

declare global {
  var axe: typeof axeCore
}
