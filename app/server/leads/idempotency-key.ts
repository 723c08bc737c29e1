import { hash } from 'node:crypto'
import type { ParsedLead } from './parse-lead.ts'

/**
 * Whether a field belongs to the content of a lead. Times and the browser do not, because they
 * differ each time that it is sent. The order is that of stored hashes.
 */
const isContent = {
  name: true,
  email: true,
  phoneRaw: true,
  phonePrefix: true,
  countryCode: true,
  serviceType: true,
  budget: true,
  message: true,
  language: true,
  sourcePage: true,
  pageTitleHe: false,
  pageTitleEn: false,
  pageUrl: false,
  cameFrom: false,
  deviceType: false,
  submittedAt: false,
  elapsedMs: false,
  honeypot: false,
  privacyNotice: false,
} as const satisfies Record<keyof ParsedLead, boolean>

/**
 * A hash of the content of a lead, the same for each time it is sent. `basket`: the query of a
 * requested quote.
 */
export function hashContent(lead: ParsedLead, basket?: string): string {
  const content = Object.entries(isContent).flatMap(([field, isPart]) =>
    // SAFETY: the keys of the table are fields of a lead.
    isPart ? [lead[field as keyof ParsedLead]] : [],
  )
  return sha256(basket === undefined ? content : [...content, basket])
}

/**
 * The key that is stored with a lead. If the client sent none, it is derived from content and
 * address, so that a double click or a lost response does not create a second lead.
 */
export function keyToStore(
  clientKey: string | undefined,
  { bodyHash, ipAddress }: { bodyHash: string; ipAddress: string },
): string {
  return clientKey === undefined ? `derived:${sha256([bodyHash, ipAddress])}` : `given:${clientKey}`
}

/** 8 to 200 visible ASCII characters, such as a UUID, which are safe in logs and headers. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\u0021-\u007e]{8,200}$/.test(text)
}

function sha256(values: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(values))
}
