import { hash } from 'node:crypto'
import type { ParsedLead } from './parse-lead.ts'

/**
 * The same for two requests that carry one lead, however often and whenever they are sent: times
 * and the browser are left out. `basket`: what a requested quote is for.
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
 * The key that is stored with a lead. Without a key of the client's it is made from content and
 * address, so that a second click or a lost response does not make a second lead.
 */
export function storedKey(
  clientKey: string | undefined,
  { bodyHash, ipAddress }: { bodyHash: string; ipAddress: string },
): string {
  return clientKey === undefined ? `derived:${sha256([bodyHash, ipAddress])}` : `given:${clientKey}`
}

/** 8 to 200 visible ASCII characters, such as a UUID: logs and headers can hold it. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\u0021-\u007e]{8,200}$/.test(text)
}

function sha256(values: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(values))
}
