import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Headers } from '../security-headers.ts'
import { buildResponse, type StoredResponse } from '../stored-response.ts'

export type BuiltFile = {
  path: string
  /** Bytes. */
  size: number
  /** In milliseconds. */
  modifiedAt: number
  etag: string
  /** Sent with every response, including a 304. */
  headers: Headers
  type: string
  /** Text and fonts are sent from memory. null: pictures and films, which are sent from disk. */
  stored: StoredResponse | null
}

/** By the exact path of the URL. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Pictures are too many, and the operating system caches those in use. */
const inMemory = new Set([
  '.css',
  '.ico',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.vtt',
  '.webmanifest',
  '.woff2',
])

/**
 * Reads the built browser files once. Only files listed here are served, so no path can reach
 * another file (requirements 2.5).
 */
export async function loadBuiltFiles(folder: string, headers: Headers): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => types[extname(path)] && !relative(folder, path).startsWith('.'))
  const files = await Promise.all(
    paths.map(
      async (path) =>
        [`/${relative(folder, path).split(sep).join('/')}`, await load(path, headers)] as const,
    ),
  )
  return new Map(files)
}

async function load(path: string, fixedHeaders: Headers): Promise<BuiltFile> {
  const { size, mtimeMs } = await stat(path)
  const read = async (file: string) => readFile(file).catch(() => undefined)
  const [br, gzip] = await Promise.all([read(`${path}.br`), read(`${path}.gz`)])
  const identity = inMemory.has(extname(path)) ? await read(path) : undefined
  const type = types[extname(path)] ?? 'application/octet-stream'
  const etag = `${br ? 'W/' : ''}"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  const headers = {
    ...fixedHeaders,
    'Cache-Control': path.split(sep).includes('assets')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    ...(br ? { Vary: 'Accept-Encoding' } : {}),
  }
  const stored = identity
    ? buildResponse({
        status: 200,
        headers,
        bodyHeaders: { 'Content-Type': type, ...(br ? {} : { 'Accept-Ranges': 'bytes' }) },
        etag,
        bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
      })
    : null
  return { path, size, modifiedAt: mtimeMs, etag, headers, type, stored }
}
