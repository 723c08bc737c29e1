/** What a budget measures. Paths and patterns are from the root of the repository. */
export type Measured =
  /** Each file that the pattern names, as it is sent. */
  | { files: string }
  /**
   * Scripts that a page loads, by what the page is called: each list names sources by the end of
   * their path. They count together with all that they import.
   */
  | { scripts: Readonly<Record<string, readonly string[]>> }
  /** Each public document with its headers. */
  | { documents: 'public' }

/** A limit in bytes (compressed with brotli where that is what is sent). */
export type Budget = {
  /** What is measured; begins a sentence. */
  what: string
  measured: Measured
  /** Above it a check warns. */
  soft: number
  /** Above it a check fails. About 15 % above what the site had when it was set. */
  hard: number
  /** Why there is a limit, and for each time that it was raised, what for. */
  why: string
  /** What to do instead of raising it; continues a sentence. */
  instead: string
  /** The lines of docs/requirements.md that it proves. */
  proves?: readonly string[]
}

/** Bytes by the name of a file or document. */
export type Sizes = Readonly<Record<string, number>>

/** One thing that has to keep to a budget, with the sizes of its parts. */
export type Item = { name: string; parts: Sizes }

export function totalOf(parts: Sizes): number {
  return Object.values(parts).reduce((sum, bytes) => sum + bytes, 0)
}
