import { once } from 'node:events'
import { connect } from 'node:net'

export type HttpConnection = {
  /** Sends one request at a time. Resolves with the status of the response. */
  post(body: string, key: string): Promise<number>
  close(): void
}

/**
 * A keep-alive connection with minimal overhead, because on two cores a heavier client would
 * distort the measurement.
 */
export async function openHttpConnection({
  port,
  path,
  from,
}: {
  port: number
  path: string
  /** The client address for X-Forwarded-For. */
  from: string
}): Promise<HttpConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let received = ''
  let pending: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined
  // Decodes one character per byte, so that lengths can be compared.
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    received += chunk
    const status = readStatus(received)
    if (status === null) return
    received = ''
    pending?.resolve(status)
  })
  socket.on('error', (error) => pending?.reject(error))
  socket.on('close', () => pending?.reject(new Error('The app closed the connection')))
  return {
    post: (body, key) =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject }
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\n` +
            `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        )
      }),
    close: () => socket.destroy(),
  }
}

function readStatus(received: string) {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return null
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(received.slice(0, end + 2))?.[1])
  if (Number.isNaN(length)) throw new Error('A response without a length')
  return received.length >= end + 4 + length ? Number(received.slice(9, 12)) : null
}
