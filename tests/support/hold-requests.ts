import type { BrowserContext, Page } from 'playwright-core'

/** Holds the requests of an address until they are released. */
export async function holdRequests(
  page: Page | BrowserContext,
  address: string | RegExp,
): Promise<{ release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}
