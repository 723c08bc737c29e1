import { createHmac, timingSafeEqual } from 'node:crypto'
import { privacyRequestDays } from '#catalog/legal.ts'

const pattern = /^([\da-f-]{36})\.(\d{10})\.([\w-]{43})$/

/**
 * The token that confirms a request: its id and the expiry of the link in seconds since 1970,
 * signed. It is computed for each attempt to send, so that no secret is stored.
 */
export function signRequest(key: string, { id, receivedAt }: { id: string; receivedAt: Date }) {
  const end = Math.floor(receivedAt.getTime() / 1000) + privacyRequestDays.link * 86_400
  return `${id}.${end}.${sign(key, id, end)}`
}

/** The id of the request; null if the token is forged or has expired. */
export function readRequestToken(key: string, token: string, now: Date): string | null {
  const [, id = '', end = '', signature = ''] = pattern.exec(token) ?? []
  if (id === '' || Number(end) * 1000 <= now.getTime()) return null
  const expected = sign(key, id, Number(end))
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null
}

function sign(key: string, id: string, end: number): string {
  return createHmac('sha256', key).update(`privacy-request ${id} ${end}`).digest('base64url')
}
