import type { Page } from 'playwright-core'

/** Lays out every part of a page that is skipped until it is near the screen. */
export async function renderAll(page: Page): Promise<void> {
  await page.locator('main section, main ~ footer, [data-below-fold]').evaluateAll((parts) => {
    for (const part of parts)
      if (part instanceof HTMLElement) {
        part.style.animation = 'none'
        part.style.contentVisibility = 'visible'
      }
  })
}
