import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { acceptedEncoding, compress } from './compress.ts'
import type { Headers } from './security-headers.ts'

/** Sends what was rendered for one visitor. The page's own headers replace the given ones. */
export async function sendRendered(
  response: ServerResponse,
  rendered: Response,
  headers: Headers,
): Promise<void> {
  const { req: request } = response
  response.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  setPageHeaders(response, rendered)
  if (isFile(rendered)) return streamBody(response, rendered)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const body = await compress(Buffer.from(await rendered.arrayBuffer()), encoding, 4)
  if (encoding !== 'identity' && body.length > 0) response.setHeader('Content-Encoding', encoding)
  response.writeHead(rendered.status, { Vary: headers['Vary'], 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A route may replace a default: the body of an email may be framed and has its own policy. */
function setPageHeaders(response: ServerResponse, rendered: Response): void {
  for (const [name, value] of rendered.headers)
    if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = rendered.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
}

/** A download, which may be larger than memory and take minutes, or a response of known length. */
function isFile({ headers }: Response): boolean {
  const disposition = headers.get('content-disposition') ?? ''
  return headers.has('content-length') || disposition.startsWith('attachment')
}

/**
 * Sends a file while it is made or read, at the pace of the client. Stops if the client disconnects.
 * If the file fails, the connection breaks off, so that no browser takes a part for the whole.
 */
async function streamBody(response: ServerResponse, rendered: Response): Promise<void> {
  response.writeHead(rendered.status)
  for await (const piece of rendered.body ?? []) {
    if (response.destroyed) return
    if (!response.write(piece))
      await Promise.race([once(response, 'drain'), once(response, 'close')])
  }
  response.end()
}
