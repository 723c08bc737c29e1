import { request, type IncomingHttpHeaders } from 'node:http'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

type Options = {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

/** Sends the path as it is written: fetch and URL would tidy up `..`, `//` and the like. Follows no redirect. */
export function rawRequest(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        })
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}
