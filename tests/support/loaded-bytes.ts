import type { Visitor } from './visitor.ts'

export const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const

type Kind = (typeof kinds)[number]

/** Bytes of the encoded bodies, by kind. */
export type Loaded = Map<Kind, number>

/**
 * Counts the bytes that the page loads. Call it before the page is opened; the map grows while the
 * page loads.
 */
export async function countBytes({
  page,
  context,
}: Pick<Visitor, 'page' | 'context'>): Promise<Loaded> {
  const session = await context.newCDPSession(page)
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
    loaded.set(
      kind,
      (loaded.get(kind) ?? 0) + Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0)),
    )
  })
  return loaded
}

/** Scrolls to the end of the page and waits until everything has loaded. */
export async function scrollThrough({ page }: Visitor): Promise<void> {
  // The page grows while it is scrolled, because sections below the viewport have an estimated
  // height at first.
  const scrollOn = () =>
    page.evaluate(() => {
      scrollBy({ top: 600, behavior: 'instant' })
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1
    })
  while (await scrollOn()) await page.waitForTimeout(100)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

export function totalOf(loaded: Loaded): number {
  return [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0)
}
