import { hash } from 'node:crypto'
import type { parseLeadPayload } from './parse-lead.ts'

type Parsed = Extract<ReturnType<typeof parseLeadPayload>, { ok: true }>['lead']

/** What two posts of one lead have in common, however often and whenever they are sent. */
export function contentHash(lead: Parsed, basket?: string): string {
  const {
    name,
    email,
    phoneRaw,
    phonePrefix,
    countryCode,
    serviceType,
    budget,
    message,
    language,
    sourcePage,
  } = lead
  const words = [
    name,
    email,
    phoneRaw,
    phonePrefix,
    countryCode,
    serviceType,
    budget,
    message,
    language,
    sourcePage,
  ]
  return sha256(basket === undefined ? words : [...words, basket])
}

/** A client without a key gets one from what it says and where it is, so that a second click or a lost answer makes no second lead. */
export function leadKey(
  given: string | undefined,
  { bodyHash, ipAddress }: { bodyHash: string; ipAddress: string },
): string {
  return given === undefined ? `derived:${sha256([bodyHash, ipAddress])}` : `given:${given}`
}

/** A UUID, say; nothing that a log or a header could not hold. */
export function isLeadKey(text: string): boolean {
  return /^[\u0021-\u007e]{8,200}$/.test(text)
}

function sha256(values: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(values))
}
