import type { StoredResponse } from './stored-response.ts'

/** About 100 KB each with all their encodings. The site has fewer than 200 addresses. */
const defaultLimit = 500

/**
 * The rendered public pages (requirements 11.2). A key that begins with '/' is an exact address
 * whose response depends on nothing but that address. The oldest entry makes room for a new one.
 */
export function createPageCache(limit = defaultLimit) {
  const stored = new Map<string, StoredResponse>()
  const pending = new Map<string, Promise<StoredResponse>>()

  /** What was rendered before a `clear` is sent to those who waited for it, but not stored. */
  async function renderOnce(
    key: string,
    render: () => Promise<StoredResponse>,
    canStore: (page: StoredResponse) => boolean,
  ): Promise<StoredResponse> {
    const rendering = render()
    pending.set(key, rendering)
    const isCurrent = () => pending.get(key) === rendering
    try {
      const page = await rendering
      if (isCurrent() && canStore(page)) add(key, page)
      return page
    } finally {
      if (isCurrent()) pending.delete(key)
    }
  }

  function add(key: string, page: StoredResponse): void {
    const [oldest] = stored.keys()
    if (stored.size >= limit && oldest !== undefined) stored.delete(oldest)
    stored.set(key, page)
  }

  return {
    get: (key: string): StoredResponse | undefined => stored.get(key),
    /** Visitors who ask at once for a page that is missing share one rendering. */
    getOrRender: async (
      key: string,
      render: () => Promise<StoredResponse>,
      canStore: (page: StoredResponse) => boolean = isWhole,
    ): Promise<StoredResponse> =>
      stored.get(key) ?? pending.get(key) ?? renderOnce(key, render, canStore),
    clear: (): void => {
      stored.clear()
      pending.clear()
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** An error must not be served twice. */
function isWhole({ status }: StoredResponse): boolean {
  return status === 200
}
