import { request, type IncomingHttpHeaders } from 'node:http'

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: string }

type Options = {
  method?: string
  /** Names and values in turn, to repeat one that Node sends once. */
  headers?: Record<string, string | string[]> | string[]
  body?: string | Buffer
}

/**
 * Sends the path unchanged, because fetch and URL would normalize `..` and `//`. Does not follow
 * redirects.
 */
export function rawRequest(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        })
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}
