import { consentVersion } from '#domain/consent.ts'

export type Choice = 'accepted' | 'declined'

/** `date` is an ISO date-time. */
type StoredChoice = { choice: Choice; date: string; version: number }

const key = `consent-${consentVersion}`
const closedKey = 'consent-closed'

/** Without storage, a choice lasts as long as the page. */
let inMemory: StoredChoice | null = null

/** The choice under the current version of the banner's text; earlier versions do not count. */
export function readChoice(): StoredChoice | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isStoredChoice(stored) ? stored : inMemory
  } catch {
    return inMemory
  }
}

function isStoredChoice(value: unknown): value is StoredChoice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'choice' in value &&
    (value.choice === 'accepted' || value.choice === 'declined') &&
    'date' in value &&
    typeof value.date === 'string' &&
    Number.isFinite(Date.parse(value.date))
  )
}

/** Stores the choice with its date and the version of the text, and removes older choices. */
export function storeChoice(choice: Choice): void {
  inMemory = { choice, date: new Date().toISOString(), version: consentVersion }
  try {
    for (const name of Object.keys(localStorage))
      if (/consent/i.test(name)) localStorage.removeItem(name)
    localStorage.setItem(key, JSON.stringify(inMemory))
  } catch {
    // The choice is still held in memory.
  }
}

export function closeForSession(): void {
  try {
    sessionStorage.setItem(closedKey, '1')
  } catch {
    // The banner is closed on this page all the same.
  }
}

export function isClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null
  } catch {
    return false
  }
}
