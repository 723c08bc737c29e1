import { consentVersion } from '#domain/consent.ts'

/**
 * How long an item lasts. 'session': until the tab is closed. 'kept': until the visitor removes it.
 * A number is in days.
 */
export type StoredItem = {
  name: string
  place: 'cookie' | 'local-storage' | 'session-storage' | 'worker' | 'cache'
  lasts: 'session' | 'kept' | number
}

/**
 * Everything that public pages store in a browser. The privacy policy lists it, and a test compares
 * it with the files that store something.
 */
export const browserStorage = {
  language: { name: 'lang', place: 'cookie', lasts: 365 },
  languageCopy: { name: 'lang', place: 'local-storage', lasts: 'kept' },
  theme: { name: 'theme', place: 'local-storage', lasts: 'kept' },
  consent: { name: `consent-${consentVersion}`, place: 'local-storage', lasts: 'kept' },
  consentClosed: { name: 'consent-closed', place: 'session-storage', lasts: 'session' },
  leadAttempt: { name: 'lead-attempt', place: 'session-storage', lasts: 'session' },
  cameFrom: { name: 'came-from', place: 'session-storage', lasts: 'session' },
  madeCodes: { name: 'made-codes', place: 'local-storage', lasts: 'kept' },
  pass: { name: 'in-israel', place: 'cookie', lasts: 30 },
  cardWorker: { name: 'card-worker.js', place: 'worker', lasts: 'kept' },
  cards: { name: 'cards', place: 'cache', lasts: 'kept' },
} as const satisfies Record<string, StoredItem>

export type StoredItemId = keyof typeof browserStorage
