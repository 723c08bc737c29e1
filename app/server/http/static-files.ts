import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import type { Headers } from './security-headers.ts'
import { matchesEtag, sendStored, storeResponse, type StoredResponse } from './stored-response.ts'

type StaticFile = {
  path: string
  /** Bytes. */
  size: number
  etag: string
  /** Sent with every response, including a 304. */
  headers: Headers
  type: string
  /** Text and fonts are sent from memory. null: pictures and films, which are sent from disk. */
  stored: StoredResponse | null
}

/** By the exact path of the URL. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

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
export async function loadStaticFiles(folder: string, headers: Headers): Promise<StaticFiles> {
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

async function load(path: string, fixedHeaders: Headers): Promise<StaticFile> {
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
    ? storeResponse({
        status: 200,
        headers,
        bodyHeaders: { 'Content-Type': type, ...(br ? {} : { 'Accept-Ranges': 'bytes' }) },
        etag,
        bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
      })
    : null
  return { path, size, etag, headers, type, stored }
}

/** Answers GET and HEAD for one file. */
export function serveStaticFile(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { headers } = request
  if (file.stored && headers.range === undefined) return sendStored(request, response, file.stored)
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value)
  response.setHeader('ETag', file.etag)
  if (headers['if-none-match'] !== undefined && matchesEtag(headers['if-none-match'], file.etag)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', file.type)
  const range = matchesIfRange(headers['if-range'], file)
    ? readRange(headers.range, file.size)
    : null
  if (range === 'unsatisfiable')
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end()
  else if (range === null && file.stored) sendStored(request, response, file.stored)
  else sendFromDisk(file, request, response, range)
}

function sendFromDisk(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
  range: Range | null,
): void {
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  response.setHeader('Accept-Ranges', 'bytes')
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`)
  response.writeHead(range ? 206 : 200, { 'Content-Length': end - start + 1 })
  if (request.method === 'HEAD') return void response.end()
  const stream = createReadStream(file.path, { start, end })
  stream.on('error', () => response.destroy())
  response.on('close', () => stream.destroy())
  stream.pipe(response)
}

/** Compares strongly, as If-Range requires: ranges of two versions would make a broken file. */
function matchesIfRange(condition: string | string[] | undefined, { etag }: StaticFile): boolean {
  return condition === undefined || (condition === etag && !etag.startsWith('W/'))
}

type Range = { start: number; end: number }

/** One byte range, as video players request; a request for several gets the whole file. */
function readRange(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
