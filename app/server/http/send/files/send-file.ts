import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { matchesWeakly, refusesVersion } from '../preconditions.ts'
import { sendStored } from '../stored-response.ts'
import type { BuiltFile } from './built-files.ts'

/** Answers GET and HEAD for one file. */
export function sendFile(response: ServerResponse, file: BuiltFile): void {
  const { headers, method } = response.req
  if (refusesVersion(headers, file))
    return void response.writeHead(412, { 'Content-Length': 0 }).end()
  // Only GET has ranges (RFC 9110, 14.2).
  const asked = method === 'GET' ? headers.range : undefined
  if (file.stored && asked === undefined) return sendStored(response, file.stored)
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value)
  response.setHeader('ETag', file.etag)
  if (
    headers['if-none-match'] !== undefined &&
    matchesWeakly(headers['if-none-match'], file.etag)
  ) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', file.type)
  const range = matchesIfRange(headers['if-range'], file) ? readRange(asked, file.size) : null
  if (range === 'unsatisfiable')
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end()
  else if (range === null && file.stored) sendStored(response, file.stored)
  else sendFromDisk(response, file, range)
}

function sendFromDisk(response: ServerResponse, file: BuiltFile, range: Range | null): void {
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  response.setHeader('Accept-Ranges', 'bytes')
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`)
  response.writeHead(range ? 206 : 200, { 'Content-Length': end - start + 1 })
  if (response.req.method === 'HEAD') return void response.end()
  // Closes the file if the client disconnects, and the connection if the file cannot be read.
  pipeline(createReadStream(file.path, { start, end }), response, () => {})
}

/** Compares strongly, as If-Range requires: ranges of two versions would make a broken file. */
function matchesIfRange(condition: string | string[] | undefined, { etag }: BuiltFile): boolean {
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
