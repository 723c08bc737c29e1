const name = 'made-codes'

/** The oldest code is dropped when there are more. */
const maxCodes = 24

/**
 * URL fragments of the saved codes, newest first; null where the visitor has not chosen to save
 * codes.
 */
export function readSavedCodes(): string[] | null {
  try {
    const text = localStorage.getItem(name)
    const stored: unknown = text === null ? null : JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isFragment).slice(0, maxCodes) : null
  } catch {
    return null
  }
}

/** Anything can be in the storage, because visitors can edit it. */
function isFragment(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('type=') && value.length < 10_000
}

/** null stops saving and removes all codes. Returns whether the browser allows storing. */
export function writeSavedCodes(codes: readonly string[] | null): boolean {
  try {
    if (codes === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(codes.slice(0, maxCodes)))
    return true
  } catch {
    return false
  }
}
