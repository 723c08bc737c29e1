import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'
import type { ServerResponse } from 'node:http'

/** A response as one block of bytes: everything of it but the date is known before it is sent. */
export type ResponseBlock = {
  /** Status line and headers, without the date and the empty line. */
  head: string
  body: Buffer
  /** The whole response as it was last sent, and the date in it. */
  bytes: Buffer
  date: string
}

/** Bytes. A longer body is sent without being copied. */
const longestCopied = 64 * 1024

/** Names and values in turn. Throws where node:http would: at a line break in a value, for one. */
export function makeBlock(
  status: number,
  headers: readonly string[],
  body: Buffer,
): ResponseBlock | null {
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
 * Writes a whole response in one write. node:http would join and check every header again, for a
 * third of the time that a page from memory takes (docs/decisions/0023). Returns false where
 * node:http has to write it: the connection ends after it, an earlier response or a client that does
 * not read holds it up, a header was set before, or HTTP/1.0 needs another head.
 */
export function writeAtOnce(response: ServerResponse, block: ResponseBlock): boolean {
  const { socket, req } = response
  if (!socket || !response.shouldKeepAlive || socket.writableLength > 0) return false
  if (response.getHeaderNames().length > 0 || req.httpVersion !== '1.1') return false
  // The event ends the request: node:http waits for the next one, and the idle time begins.
  socket.write(bytesOf(block), (error) => {
    if (!error) response.emit('finish')
  })
  return true
}

/** The bytes are made once in a second, for the date. */
function bytesOf(block: ResponseBlock): Buffer {
  const date = currentDate()
  if (block.date !== date) {
    block.date = date
    block.bytes = Buffer.concat([
      Buffer.from(`${block.head}Date: ${date}\r\n\r\n`, 'latin1'),
      block.body,
    ])
  }
  return block.bytes
}

let current = { second: 0, text: '' }

/** As a Date header has it. */
function currentDate(): string {
  const second = Math.trunc(Date.now() / 1_000)
  if (second !== current.second) current = { second, text: new Date(second * 1_000).toUTCString() }
  return current.text
}
