import { createByteCache } from '../byte-cache.ts'
import type { StoredResponse } from './stored-response.ts'

/**
 * Where a response is kept. There is an end of our own pages, so they stay; there may be many cards,
 * and there is no end of queries.
 */
export type Shelf = 'pages' | 'cards' | 'queries'

const megabyte = 1024 * 1024

/** Bytes. A page has about 100 KB with all its encodings. */
const limits = { cards: 16 * megabyte, queries: 4 * megabyte }

/** Addresses with a query that were asked for once. */
const mostAsked = 1_000

type Entry = {
  key: string
  shelf?: Shelf
  render: () => Promise<StoredResponse>
  canStore?: (page: StoredResponse) => boolean
}

/**
 * The rendered public pages (requirements 11.2, 11.4). A key that begins with '/' is an exact
 * address whose response depends on nothing but that address. What has a query is kept when it is
 * asked for a second time: most packages are looked at by one visitor.
 */
export function createPageCache() {
  const pages = new Map<string, StoredResponse>()
  const cards = createByteCache({ limit: limits.cards, sizeOf })
  const queries = createByteCache({ limit: limits.queries, sizeOf })
  const shelves = { pages, cards, queries }
  const pending = new Map<string, Promise<StoredResponse>>()
  const asked = new Set<string>()

  function get(key: string): StoredResponse | undefined {
    return pages.get(key) ?? cards.get(key) ?? queries.get(key)
  }

  /** What was rendered before a `clear` is sent to those who waited for it, but not stored. */
  async function renderOnce(entry: Entry): Promise<StoredResponse> {
    const { key, shelf = 'pages', render, canStore = isWhole } = entry
    const rendering = render()
    pending.set(key, rendering)
    const isCurrent = () => pending.get(key) === rendering
    try {
      const page = await rendering
      if (isCurrent() && canStore(page) && (shelf !== 'queries' || wasAsked(key)))
        shelves[shelf].set(key, page)
      return page
    } finally {
      if (isCurrent()) pending.delete(key)
    }
  }

  function wasAsked(key: string): boolean {
    if (asked.delete(key)) return true
    asked.add(key)
    const [oldest] = asked
    if (asked.size > mostAsked && oldest !== undefined) asked.delete(oldest)
    return false
  }

  return {
    get,
    /** Visitors who ask at once for a page that is missing share one rendering. */
    getOrRender: async (entry: Entry): Promise<StoredResponse> =>
      get(entry.key) ?? pending.get(entry.key) ?? renderOnce(entry),
    clear: (): void => {
      for (const shelf of Object.values(shelves)) shelf.clear()
      pending.clear()
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** An error must not be served twice. */
function isWhole({ status }: StoredResponse): boolean {
  return status === 200
}

/** An encoding that is missing shares the bytes of another. */
function sizeOf({ variants }: StoredResponse): number {
  const bodies = new Set(Object.values(variants).map(({ body }) => body))
  return [...bodies].reduce((bytes, { length }) => bytes + length, 0)
}
