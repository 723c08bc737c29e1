import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import { readSessionToken } from './session-cookie.ts'
import { getSession } from './session-store.ts'

/** Whether the request has an admin's session. Does not read the body. */
export async function hasSession(
  { database, env }: { database: Database; env: Env },
  { cookie }: IncomingHttpHeaders,
  url: URL,
): Promise<boolean> {
  if (cookie === undefined) return false
  const token = readSessionToken(new Request(url, { headers: { cookie } }), env)
  return token !== null && (await getSession(database, token, new Date())) !== null
}
