import type { Database } from '../db/database.ts'
import { addressGroup } from '../http/client-address.ts'
import { takeToken } from '../rate-limit.ts'
import { removeTokens } from '../rate-limits/rate-limit-store.ts'
import type { Device } from './known-device.ts'
import { normalizeEmail } from './normalize-email.ts'
import { hashSecret } from './secrets.ts'

/** Per bucket: at most 40 guesses an hour reach the password hash. */
const attempts = { limit: 10, windowSeconds: 900 } as const

/** Codes of an authenticator app, of which three in a million are right at any moment. */
const codes = { limit: 5, windowSeconds: 900 } as const

/** Links emailed to one account. */
const links = { limit: 5, windowSeconds: 3_600 } as const

export type RateLimited = { retryAfterSeconds: number }

/**
 * For one account from one unknown address: a single stranger does not use up those of others. Whoever
 * goes on waits longer each time.
 */
const fromUnknown = [
  { limit: 4, windowSeconds: 900 },
  { limit: 8, windowSeconds: 7_200 },
  { limit: 12, windowSeconds: 86_400 },
] as const

/** For one unknown address and all accounts, beyond the first quarter of an hour. */
const longAttempts = [
  { limit: 20, windowSeconds: 7_200 },
  { limit: 30, windowSeconds: 86_400 },
] as const

type Attempt = {
  ipAddress: string
  /** The email address that was typed, whether or not it belongs to an admin. */
  account: string
  device: Device
}

/**
 * Counts one attempt to sign in by IP address and by account. A device that was signed in to the
 * account before has a bucket of its own, so that strangers cannot keep the admin out of it; all
 * others share one, of which a single address uses less than half (requirements 7.1).
 */
export async function limitSignIn(
  database: Database,
  attempt: Attempt,
): Promise<RateLimited | null> {
  for (const { bucket, allowed } of signInBuckets(attempt)) {
    const limited = await limit(database, bucket, allowed)
    if (limited) return limited
  }
  return null
}

/** Takes back what `limitSignIn` counted: only failures count, and earlier ones still do. */
export async function forgiveSignIn(database: Database, attempt: Attempt): Promise<void> {
  await removeTokens(
    database,
    signInBuckets(attempt).map(({ bucket }) => bucket),
  )
}

function signInBuckets({ ipAddress, account, device }: Attempt) {
  const address = addressGroup(ipAddress)
  const ofAccount = `sign-in/account/${hashSecret(account)}`
  const byAddress = { bucket: `sign-in/address/${address}`, allowed: attempts }
  if (device.isKnown)
    return [byAddress, { bucket: `${ofAccount}/device/${device.id}`, allowed: attempts }]
  return [
    byAddress,
    ...longer(byAddress.bucket, longAttempts),
    ...longer(`${ofAccount}/from/${address}`, fromUnknown),
    { bucket: ofAccount, allowed: attempts },
  ]
}

type Allowed = { limit: number; windowSeconds: number }

/** Windows of growing length: what a shorter one refuses does not count in the longer ones. */
function longer(bucket: string, windows: readonly Allowed[]) {
  return windows.map((allowed) => ({ bucket: `${bucket}/${allowed.windowSeconds}`, allowed }))
}

/**
 * By IP address alone: nobody guesses 66 bits, and a limit by account would let strangers close this
 * door.
 */
export function limitRecovery(database: Database, ipAddress: string): Promise<RateLimited | null> {
  return limit(database, recoveryBucket(ipAddress))
}

export function forgiveRecovery(database: Database, ipAddress: string): Promise<void> {
  return removeTokens(database, [recoveryBucket(ipAddress)])
}

function recoveryBucket(ipAddress: string): string {
  return `recovery/address/${addressGroup(ipAddress)}`
}

/** By account alone: whoever gets here knows the password. */
export function limitCode(database: Database, adminId: string): Promise<RateLimited | null> {
  return limit(database, codeBucket(adminId), codes)
}

export function forgiveCode(database: Database, adminId: string): Promise<void> {
  return removeTokens(database, [codeBucket(adminId)])
}

function codeBucket(adminId: string): string {
  return `code/account/${adminId}`
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
  allowed: Allowed = attempts,
): Promise<RateLimited | null> {
  const result = await takeToken(database, { bucket, ...allowed })
  return result.allowed ? null : result
}
