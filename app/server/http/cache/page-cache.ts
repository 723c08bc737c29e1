import { createByteCache } from '#server/byte-cache.ts'
import type { StoredResponse } from '../send/stored-response.ts'

/**
 * The section of the cache that stores a response. The number of pages is fixed, so they are never
 * removed. The number of cards and queries is not, so each section has a limit in bytes.
 */
export type CacheSection = 'pages' | 'cards' | 'queries'

const megabyte = 1024 * 1024

/** Bytes. A page takes about 100 KB with all its encodings. */
const limits = { cards: 16 * megabyte, queries: 4 * megabyte }

/** How many addresses with a query are remembered after their first request. */
const maxAskedOnce = 1_000

type Entry = {
  key: string
  section?: CacheSection
  render: () => Promise<StoredResponse>
  canStore?: (page: StoredResponse) => boolean
}

/**
 * The rendered public pages (requirements 11.2, 11.4). A key that begins with '/' is an address,
 * and the response depends on nothing else. A page with a query is stored at its second request,
 * because most packages are opened by only one visitor.
 */
export function createPageCache() {
  const pages = new Map<string, StoredResponse>()
  const cards = createByteCache({ limit: limits.cards, sizeOf })
  const queries = createByteCache({ limit: limits.queries, sizeOf })
  const sections = { pages, cards, queries }
  const pending = new Map<string, Promise<StoredResponse>>()
  const askedOnce = new Set<string>()

  function get(key: string): StoredResponse | undefined {
    const stored = pages.get(key) ?? cards.get(key) ?? queries.get(key)
    return stored && stored.expiresAt > Date.now() ? stored : undefined
  }

  /**
   * A page whose render began before a `clear` is sent to the requests that wait for it, but not
   * stored.
   */
  async function renderOnce(entry: Entry): Promise<StoredResponse> {
    const { key, section = 'pages', render, canStore = isSuccess } = entry
    const rendering = render()
    pending.set(key, rendering)
    const isCurrent = () => pending.get(key) === rendering
    try {
      const page = await rendering
      if (isCurrent() && canStore(page) && (section !== 'queries' || wasAskedBefore(key)))
        sections[section].set(key, page)
      return page
    } finally {
      if (isCurrent()) pending.delete(key)
    }
  }

  function wasAskedBefore(key: string): boolean {
    if (askedOnce.delete(key)) return true
    askedOnce.add(key)
    const [oldest] = askedOnce
    if (askedOnce.size > maxAskedOnce && oldest !== undefined) askedOnce.delete(oldest)
    return false
  }

  return {
    get,
    /** Simultaneous requests for a page that is not stored share one render. */
    getOrRender: async (entry: Entry): Promise<StoredResponse> =>
      get(entry.key) ?? pending.get(entry.key) ?? renderOnce(entry),
    clear: (): void => {
      for (const section of Object.values(sections)) section.clear()
      pending.clear()
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** An error is not stored. */
function isSuccess({ status }: StoredResponse): boolean {
  return status === 200
}

/** A missing encoding shares the bytes of another, which count once. */
function sizeOf({ variants }: StoredResponse): number {
  const bodies = new Set(Object.values(variants).map(({ body }) => body))
  return [...bodies].reduce((bytes, { length }) => bytes + length, 0)
}
