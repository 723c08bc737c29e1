const name = 'made-codes'

/** The oldest goes when there are more. */
const most = 24

/** Fragments of the page's address, the newest first; null: the visitor has not chosen to keep any. */
export function readMadeCodes(): string[] | null {
  try {
    const text = localStorage.getItem(name)
    const stored: unknown = text === null ? null : JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isFragment).slice(0, most) : null
  } catch {
    return null
  }
}

/** Whoever edits the storage can put anything there. */
function isFragment(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('type=') && value.length < 10_000
}

/** null: nothing is kept any more. Returns whether the browser allows it. */
export function writeMadeCodes(codes: readonly string[] | null): boolean {
  try {
    if (codes === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(codes.slice(0, most)))
    return true
  } catch {
    return false
  }
}
