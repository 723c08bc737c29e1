import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { acceptedEncoding, type Encoding } from './compress.ts'

type StaticFile = {
  path: string
  size: number
  type: string
  immutable: boolean
  etag: string
  /** Small files and precompressed ones live in memory. */
  bodies: Partial<Record<Encoding, Buffer>>
}

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
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const inMemoryUpTo = 256 * 1024

/** Reads the built browser files once. Only what is listed here is ever served: a path cannot lead anywhere else. */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const served = paths.filter(
    (path) => types[extname(path)] && !relative(folder, path).startsWith('.'),
  )
  const files = await Promise.all(
    served.map(
      async (path) =>
        [`/${relative(folder, path).split(sep).join('/')}`, await load(path)] as const,
    ),
  )
  return new Map(files)
}

async function load(path: string): Promise<StaticFile> {
  const { size, mtimeMs } = await stat(path)
  const read = async (file: string) => readFile(file).catch(() => undefined)
  const [identity, br, gzip] = await Promise.all([
    size <= inMemoryUpTo ? read(path) : undefined,
    read(`${path}.br`),
    read(`${path}.gz`),
  ])
  return {
    path,
    size,
    type: types[extname(path)] ?? 'application/octet-stream',
    immutable: path.split(sep).includes('assets'),
    etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    bodies: { ...(identity ? { identity } : {}), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  }
}

export function serveStaticFile(file: StaticFile, req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Content-Type', file.type)
  res.setHeader(
    'Cache-Control',
    file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  )
  res.setHeader('ETag', file.etag)
  if (file.bodies.br) res.setHeader('Vary', 'Accept-Encoding')
  if (req.headers['if-none-match'] === file.etag) return void res.writeHead(304).end()
  const range = readRange(req.headers.range, file.size)
  if (range === 'unsatisfiable')
    return void res.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end()
  if (range) return sendFromDisk(file, req, res, range)
  sendWhole(file, req, res)
}

function sendWhole(file: StaticFile, req: IncomingMessage, res: ServerResponse): void {
  const encoding = acceptedEncoding(req.headers['accept-encoding'])
  const body = file.bodies[encoding] ?? file.bodies.identity
  if (!body) return sendFromDisk(file, req, res, null)
  if (body === file.bodies[encoding] && encoding !== 'identity')
    res.setHeader('Content-Encoding', encoding)
  else res.setHeader('Accept-Ranges', 'bytes')
  res.writeHead(200, { 'Content-Length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

function sendFromDisk(
  file: StaticFile,
  req: IncomingMessage,
  res: ServerResponse,
  range: Range | null,
): void {
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  res.setHeader('Accept-Ranges', 'bytes')
  if (range) res.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`)
  res.writeHead(range ? 206 : 200, { 'Content-Length': end - start + 1 })
  if (req.method === 'HEAD') return void res.end()
  const stream = createReadStream(file.path, { start, end })
  stream.on('error', () => res.destroy())
  res.on('close', () => stream.destroy())
  stream.pipe(res)
}

type Range = { start: number; end: number }

/** One byte range, as films ask for; several ranges get the whole file. */
function readRange(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
