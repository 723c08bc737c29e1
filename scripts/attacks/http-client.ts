import { Agent, request } from 'node:http'

export type Call = {
  method?: 'GET' | 'POST'
  path: string
  /** The client address for X-Forwarded-For. */
  from: string
  body?: string
  type?: string
  key?: string
}

export function openClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const call = ({ method = 'GET', path, from, body, type, key }: Call): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = {
        'X-Forwarded-For': from,
        'Accept-Encoding': 'br',
        ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
        ...(type === undefined ? {} : { 'Content-Type': type }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      }
      const sent = request(
        { port, host: '127.0.0.1', agent, method, path, headers },
        (response) => {
          response.resume()
          response.once('end', () => resolve(response.statusCode ?? 0))
        },
      )
      sent.once('error', reject)
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}

export type Caller = ReturnType<typeof openClient>['call']
