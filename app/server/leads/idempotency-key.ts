import { hash } from 'node:crypto'
import type { ParsedLead } from './parse-lead.ts'

/**
 * A hash of the content of a lead, the same for each time it is sent: times and the browser are
 * left out. `basket`: the query of a requested quote.
 */
export function hashContent(lead: ParsedLead, basket?: string): string {
  const content = [
    lead.name,
    lead.email,
    lead.phoneRaw,
    lead.phonePrefix,
    lead.countryCode,
    lead.serviceType,
    lead.budget,
    lead.message,
    lead.language,
    lead.sourcePage,
  ]
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
