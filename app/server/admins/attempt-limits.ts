import type { Database } from '../db/database.ts'
import { addressGroup } from '../http/client-address.ts'
import { takeToken } from '../rate-limit.ts'
import { removeTokens } from '../rate-limits/rate-limit-store.ts'
import { normalizeEmail } from './normalize-email.ts'
import { hashSecret } from './secrets.ts'

/** Per bucket: at most 40 guesses an hour reach the password hash. */
const attempts = { limit: 10, windowSeconds: 900 } as const

/** Links emailed to one account. */
const links = { limit: 5, windowSeconds: 3_600 } as const

export type RateLimited = { retryAfterSeconds: number }

type Attempt = {
  /** With a password, or with a recovery code. */
  kind: 'sign-in' | 'recovery'
  ipAddress: string
  /** The email address that was typed, whether or not it belongs to an admin. */
  account: string
  isKnownIpAddress: boolean
}

/**
 * Counts one attempt in two buckets: by IP address and by account. An admin who signed in from this
 * IP address before has an account bucket of their own there, so that somebody guessing from
 * elsewhere cannot lock the admin out.
 */
export async function limitAttempt(
  database: Database,
  attempt: Attempt,
): Promise<RateLimited | null> {
  const { address, account } = bucketsOf(attempt)
  return (await limit(database, address)) ?? (await limit(database, account))
}

/** Takes back what `limitAttempt` counted: only failures count, and earlier ones still do. */
export async function forgiveAttempt(database: Database, attempt: Attempt): Promise<void> {
  const { address, account } = bucketsOf(attempt)
  await removeTokens(database, [address, account])
}

function bucketsOf({ kind, ipAddress, account, isKnownIpAddress }: Attempt) {
  const network = addressGroup(ipAddress)
  const known = `${kind}/account/${hashSecret(account)}`
  return {
    address: `${kind}/address/${network}`,
    account: isKnownIpAddress ? `${known}/${network}` : known,
  }
}

export function limitSignUp(database: Database, ipAddress: string): Promise<RateLimited | null> {
  return limit(database, `sign-up/address/${addressGroup(ipAddress)}`)
}

export function limitPasswordChange(
  database: Database,
  adminId: string,
): Promise<RateLimited | null> {
  return limit(database, `password/account/${adminId}`)
}

/** Counts a request for an emailed link, by IP address and by the address typed. */
export async function limitResetLink(
  database: Database,
  { ipAddress, email }: { ipAddress: string; email: string },
): Promise<RateLimited | null> {
  const account = hashSecret(normalizeEmail(email) ?? '')
  return (
    (await limit(database, `reset-link/address/${addressGroup(ipAddress)}`)) ??
    (await limit(database, `reset-link/account/${account}`, links))
  )
}

export function limitResetLinkUse(
  database: Database,
  ipAddress: string,
): Promise<RateLimited | null> {
  return limit(database, `reset-link-use/address/${addressGroup(ipAddress)}`)
}

async function limit(
  database: Database,
  bucket: string,
  allowed: { limit: number; windowSeconds: number } = attempts,
): Promise<RateLimited | null> {
  const result = await takeToken(database, { bucket, ...allowed })
  return result.allowed ? null : result
}
