import { consentVersion } from '#domain/consent.ts'

export type Choice = 'accepted' | 'declined'

/** `date` is an ISO time. */
type StoredChoice = { choice: Choice; date: string; version: number }

const key = `consent-${consentVersion}`
const closedKey = 'consent-closed'

/** Where storage is refused, a choice lasts as long as the page. */
let inMemory: StoredChoice | null = null

/** The choice about the present words; one about former words does not count. */
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

/** Stores the choice with its date and the version of the words, and removes older ones. */
export function storeChoice(choice: Choice): void {
  inMemory = { choice, date: new Date().toISOString(), version: consentVersion }
  try {
    for (const name of Object.keys(localStorage))
      if (/consent/i.test(name)) localStorage.removeItem(name)
    localStorage.setItem(key, JSON.stringify(inMemory))
  } catch {
    // Nothing else to do.
  }
}

export function closeForSession(): void {
  try {
    sessionStorage.setItem(closedKey, '1')
  } catch {
    // It is closed on this page.
  }
}

export function isClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null
  } catch {
    return false
  }
}
