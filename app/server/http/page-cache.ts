import { createHash } from 'node:crypto'
import { compress, type Encoding } from './compress.ts'

export type CachedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: Record<Encoding, Buffer>
}

const keptPages = 500

/**
 * Public pages are rendered and compressed once and then sent like files. A page is kept until the process ends or `clear` is called;
 * two visitors who ask for the same missing page wait for one rendering.
 */
export function createPageCache() {
  const pages = new Map<string, Promise<CachedPage>>()
  return {
    get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
      const known = pages.get(key)
      if (known) return known
      const page = render()
      pages.set(key, page)
      if (pages.size > keptPages) pages.delete(pages.keys().next().value ?? key)
      // Only good pages stay: a failure must not be served twice.
      page.then(
        ({ status }) => status >= 500 && pages.delete(key),
        () => pages.delete(key),
      )
      return page
    },
    clear: () => pages.clear(),
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** Compresses a rendered answer in every encoding and gives it its ETag. */
export async function keepablePage(response: Response): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const [br, gzip] = await Promise.all([
    compress(identity, 'br', 11),
    compress(identity, 'gzip', 9),
  ])
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br, gzip },
  }
}
