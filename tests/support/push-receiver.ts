import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a browser keeps for itself, and what it gives to the site (RFC 8291). */
export function newSubscription(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    /** Decrypts a body of the encoding aes128gcm (RFC 8188) with a single record. */
    open: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16)
      const keyEnd = 21 + body.readUInt8(20)
      const sender = body.subarray(21, keyEnd)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const shared = derive(ecdh.computeSecret(sender), { salt: auth, info, bytes: 32 })
      const key = derive(shared, { salt, info: infoOf('aes128gcm'), bytes: 16 })
      const nonce = derive(shared, { salt, info: infoOf('nonce'), bytes: 12 })
      const record = body.subarray(keyEnd)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}

function infoOf(name: string): Buffer {
  return Buffer.from(`Content-Encoding: ${name}\0`)
}

type Derived = { salt: Buffer; info: Buffer; bytes: number }

function derive(secret: Buffer, { salt, info, bytes }: Derived): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}

/** The claims of an Authorization header, if the named key signed them (RFC 8292). */
export function readVapid(header: string): { aud: string; sub: string; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const bytes = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: bytes.subarray(1, 33).toString('base64url'),
    y: bytes.subarray(33).toString('base64url'),
  }
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) throw new Error('The signature does not fit the key')
  // SAFETY: the test compares the claims.
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as {
    aud: string
    sub: string
  }
  return { aud, sub, key }
}

export type ReceivedPush = { headers: IncomingHttpHeaders; body: Buffer }

/** A push service on this machine, which answers as `answer` says. */
export async function startPushService() {
  const received: ReceivedPush[] = []
  let answer: { status: number; headers: Record<string, string> } = { status: 201, headers: {} }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: it listens on a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    answerWith: (status: number, headers: Record<string, string> = {}) => {
      answer = { status, headers }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
