import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'
import type { ServerResponse } from 'node:http'

/** A response as one piece of bytes, complete except for the date before it is sent. */
export type RawResponse = {
  /** Status line and headers, without the date and the empty line. */
  head: string
  body: Buffer
  /** The whole response as it was last sent, and the date in it. */
  bytes: Buffer
  date: string
}

/** In bytes. A longer body is sent by node:http without copying it. */
const longestCopied = 64 * 1024

/**
 * `headers` alternates names and values. Throws if node:http would, for example on a line break in
 * a value. Null if the body is too long.
 */
export function makeRawResponse(
  status: number,
  headers: readonly string[],
  body: Buffer,
): RawResponse | null {
  if (body.length > longestCopied) return null
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Unknown'}`]
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines.push(`${name}: ${value}`)
  }
  return { head: `${lines.join('\r\n')}\r\n`, body, bytes: Buffer.alloc(0), date: '' }
}

/**
 * Sends a complete response in one write. node:http would join and validate every header again,
 * which is a third of the time of a page from memory (docs/decisions/0065). Returns false if
 * node:http has to write it: if the connection closes after it, an earlier response is still being
 * sent, a header was set before, or the client uses HTTP/1.0.
 */
export function writeRawResponse(response: ServerResponse, raw: RawResponse): boolean {
  const { socket, req } = response
  if (!socket || !response.shouldKeepAlive || socket.writableLength > 0) return false
  if (response.getHeaderNames().length > 0 || req.httpVersion !== '1.1') return false
  // The event completes the response for node:http, which then waits for the next request and
  // starts the idle timeout.
  socket.write(bytesOf(raw), (error) => {
    if (!error) response.emit('finish')
  })
  return true
}

/** Builds the bytes again only when the date has changed, at most once a second. */
function bytesOf(raw: RawResponse): Buffer {
  const date = currentDate()
  if (raw.date !== date) {
    raw.date = date
    raw.bytes = Buffer.concat([Buffer.from(`${raw.head}Date: ${date}\r\n\r\n`, 'latin1'), raw.body])
  }
  return raw.bytes
}

let current = { second: 0, text: '' }

/** The current time in the format of the Date header. */
function currentDate(): string {
  const second = Math.trunc(Date.now() / 1_000)
  if (second !== current.second) current = { second, text: new Date(second * 1_000).toUTCString() }
  return current.text
}
