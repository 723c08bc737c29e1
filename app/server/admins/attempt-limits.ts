import type { Database } from '../db/database.ts'
import { takeToken } from '../rate-limit.ts'
import { hashSecret } from './secrets.ts'

/** Ten tries in a quarter of an hour: forty an hour reach the hash, whoever sends them and from how many addresses. */
const attempts = { limit: 10, windowSeconds: 900 } as const

export type Limited = { retryAfterSeconds: number }

/**
 * Two buckets that know nothing of each other: the address, and the account. Where this admin has come in from this address before, the account
 * bucket is its own: a stranger who guesses at the account cannot lock out its owner.
 * @param account the address asked for, whether there is such an admin or not
 */
export async function limitSignIn(
  database: Database,
  {
    ipAddress,
    account,
    isKnownAddress,
  }: { ipAddress: string; account: string; isKnownAddress: boolean },
): Promise<Limited | null> {
  const who = hashSecret(account)
  const place = network(ipAddress)
  return (
    (await limit(database, `sign-in/address/${place}`)) ??
    (await limit(
      database,
      isKnownAddress ? `sign-in/account/${who}/${place}` : `sign-in/account/${who}`,
    ))
  )
}

export function limitSignUp(database: Database, ipAddress: string): Promise<Limited | null> {
  return limit(database, `sign-up/address/${network(ipAddress)}`)
}

export function limitPasswordChange(database: Database, adminId: string): Promise<Limited | null> {
  return limit(database, `password/account/${adminId}`)
}

async function limit(database: Database, bucket: string): Promise<Limited | null> {
  const answer = await takeToken(database, { bucket, ...attempts })
  return answer.allowed ? null : answer
}

/** An IPv6 visitor owns a whole /64 and could use each of its addresses once. */
function network(ipAddress: string): string {
  if (!ipAddress.includes(':')) return ipAddress
  const [head = '', tail] = ipAddress.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const missing =
    tail === undefined
      ? 0
      : 8 - groups.length - tail.split(':').filter((group) => group !== '').length
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':')
}
