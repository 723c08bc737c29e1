import { sourceName, type SourceWords } from '#domain/leads/lead-source.ts'

/** `name` is null for leads whose source is not known. */
export type SourceView = { value: string; name: string | null }

/** The sources to choose from, by name, the unknown one last. The current one is always there. */
export function describeSources(
  sources: readonly string[],
  current: string | null,
  words: SourceWords,
): SourceView[] {
  const all = new Set(current === null ? sources : [...sources, current])
  return [...all]
    .map((value) => ({ value, name: sourceName(value, words) }))
    .toSorted((one, other) => {
      if (one.name === null || other.name === null) return one.name === null ? 1 : -1
      return one.name.localeCompare(other.name)
    })
}
