import type { Page } from 'playwright-core'

/**
 * Gives a public page its first input, and waits until all its parts are rendered
 * (documents/behaviours/render-sections.ts). Returns at once on pages without such parts.
 */
export async function renderAll(page: Page): Promise<void> {
  const waiting = page.locator('main ~ footer:not([data-rendered])')
  if ((await waiting.count()) === 0) return
  // The scripts mark the first parts without input, and notice none before they run.
  await page.locator('[data-rendered]').first().waitFor({ state: 'attached' })
  await page.mouse.move(1, 1)
  // The first move may be from the same place, like that of a resting pointer.
  await page.mouse.move(2, 2)
  await waiting.waitFor({ state: 'detached' })
}
