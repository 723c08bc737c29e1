import type { Database } from '../db/database.ts'
import { addressGroup } from '../request/client-address.ts'
import type { RateLimit, RateLimited } from '../rate-limits/rate-limit.ts'
import { limitOfAddress, limitOfVisitor } from '../rate-limits/visitor-limit.ts'
import { takeToken } from '../rate-limits/take-token.ts'
import { removeTokens } from '../rate-limits/rate-limit-store.ts'
import type { Device } from './sessions/known-device.ts'
import { normalizeEmail } from './accounts/normalize-email.ts'
import { hashSecret } from '../secrets.ts'

/** The default limit of a bucket, so that at most 40 guesses an hour reach the password hash. */
const attempts = { limit: 10, windowSeconds: 900 } as const

/**
 * For codes of an authenticator app from all unknown devices, of which three in a million are valid
 * at any time: at most 30 guesses a day, one in 11,000.
 */
const codeLimits = [attempts, { limit: 30, windowSeconds: 86_400 }] as const

/** For emails about wrong codes to one account. */
const codeNotices = { limit: 1, windowSeconds: 3_600 } as const

/** For links emailed to one account. */
const links = { limit: 5, windowSeconds: 3_600 } as const

/**
 * For one account from one address with an unknown device. Lower than the limit of the account, so
 * that a single attacker does not exhaust it. Each longer window adds a longer wait.
 */
const unknownDeviceLimits = [
  { limit: 4, windowSeconds: 900 },
  { limit: 8, windowSeconds: 7_200 },
  { limit: 12, windowSeconds: 86_400 },
] as const

/** For one address with an unknown device and all accounts, after the first quarter of an hour. */
const longAddressLimits = [
  { limit: 20, windowSeconds: 7_200 },
  { limit: 30, windowSeconds: 86_400 },
] as const

type Attempt = {
  ipAddress: string
  /** The normalized email address, whether or not it is that of an admin. */
  account: string
  device: Device
}

/**
 * Counts one sign-in attempt by IP address and by account. A device that was signed in to the
 * account before has its own bucket, so that attackers cannot lock the admin out of it. All other
 * devices share one bucket, of which a single address can use less than half (requirements 7.1).
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

/**
 * Removes the attempt that `limitSignIn` counted, because only failures count. Earlier failures
 * still count.
 */
export async function uncountSignIn(database: Database, attempt: Attempt): Promise<void> {
  await removeTokens(
    database,
    signInBuckets(attempt).map(({ bucket }) => bucket),
  )
}

function signInBuckets({ ipAddress, account, device }: Attempt) {
  const address = addressGroup(ipAddress)
  const accountBucket = `sign-in/account/${hashSecret(account)}`
  const ofAddress = (windows: readonly RateLimit[]) =>
    windows.map((each) => limitOfAddress(ipAddress, each))
  const byAddress = {
    bucket: `sign-in/address/${address}`,
    allowed: limitOfAddress(ipAddress, attempts),
  }
  if (device.isKnown)
    return [byAddress, { bucket: `${accountBucket}/device/${device.id}`, allowed: attempts }]
  return [
    byAddress,
    ...longerWindows(byAddress.bucket, ofAddress(longAddressLimits)),
    ...longerWindows(`${accountBucket}/from/${address}`, ofAddress(unknownDeviceLimits)),
    { bucket: accountBucket, allowed: attempts },
  ]
}

/**
 * Buckets with windows of growing length. An attempt that a shorter one refuses does not count in
 * the longer ones.
 */
function longerWindows(bucket: string, windows: readonly RateLimit[]) {
  return windows.map((allowed) => ({ bucket: `${bucket}/${allowed.windowSeconds}`, allowed }))
}

/**
 * Limits recovery attempts only by IP address. A code has 66 bits, which cannot be guessed, and
 * with a limit by account attackers could block the admin's recovery.
 */
export function limitRecovery(database: Database, ipAddress: string): Promise<RateLimited | null> {
  return limitAddress(database, 'recovery', ipAddress)
}

export function uncountRecovery(database: Database, ipAddress: string): Promise<void> {
  return removeTokens(database, [recoveryBucket(ipAddress)])
}

function recoveryBucket(ipAddress: string): string {
  return `recovery/address/${addressGroup(ipAddress)}`
}

type CodeAttempt = { adminId: string; ipAddress: string; device: Device }

/**
 * Counts one code of the second step. Like passwords: a device that was signed in before has its own
 * bucket, and one address can use less than half of what all other devices share, so that an attacker
 * with the password does not lock the admin out (requirements 7.7).
 */
export async function limitCode(
  database: Database,
  attempt: CodeAttempt,
): Promise<RateLimited | null> {
  for (const { bucket, allowed } of codeBuckets(attempt)) {
    const limited = await limit(database, bucket, allowed)
    if (limited) return limited
  }
  return null
}

export function uncountCode(database: Database, attempt: CodeAttempt): Promise<void> {
  return removeTokens(
    database,
    codeBuckets(attempt).map(({ bucket }) => bucket),
  )
}

function codeBuckets({ adminId, ipAddress, device }: CodeAttempt) {
  const account = `code/account/${adminId}`
  if (device.isKnown) return [{ bucket: `${account}/device/${device.id}`, allowed: attempts }]
  return [
    ...longerWindows(`${account}/from/${addressGroup(ipAddress)}`, unknownDeviceLimits),
    ...longerWindows(account, codeLimits),
  ]
}

/** Whether an email about a wrong code is due: at once, then at most once an hour. */
export async function isCodeNoticeDue(database: Database, adminId: string): Promise<boolean> {
  return (await limit(database, `code-notice/account/${adminId}`, codeNotices)) === null
}

export function limitSignUp(database: Database, ipAddress: string): Promise<RateLimited | null> {
  return limitAddress(database, 'sign-up', ipAddress)
}

export function limitPasswordChange(
  database: Database,
  adminId: string,
): Promise<RateLimited | null> {
  return limit(database, `password/account/${adminId}`)
}

/** Counts a request for an emailed link, by IP address and by email address. */
export async function limitResetLink(
  database: Database,
  { ipAddress, email }: { ipAddress: string; email: string },
): Promise<RateLimited | null> {
  const account = hashSecret(normalizeEmail(email) ?? '')
  return (
    (await limitAddress(database, 'reset-link', ipAddress)) ??
    (await limit(database, `reset-link/account/${account}`, links))
  )
}

export function limitResetLinkUse(
  database: Database,
  ipAddress: string,
): Promise<RateLimited | null> {
  return limitAddress(database, 'reset-link-use', ipAddress)
}

function limit(
  database: Database,
  bucket: string,
  rateLimit: RateLimit = attempts,
): Promise<RateLimited | null> {
  return takeToken(database, { bucket, ...rateLimit })
}

/** By address alone: where visitors have none of their own, the bucket is that of the whole site. */
function limitAddress(
  database: Database,
  name: string,
  ipAddress: string,
): Promise<RateLimited | null> {
  return takeToken(database, limitOfVisitor(`${name}/address/`, ipAddress, attempts))
}
