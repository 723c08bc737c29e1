import { hebrew, type SharedCopy } from './hebrew.server.ts'

/** Each file exports its words under the name and with the type that they have in Hebrew. */
const files = import.meta.glob<Record<string, unknown>>('./en/*.ts', { eager: true })

/** The words that several pages share, or that no page of the catalogue has, in English. */
export const english = collectWords()

function collectWords(): SharedCopy {
  const found = new Map(Object.values(files).flatMap((file) => Object.entries(file)))
  const entries = Object.keys(hebrew).map((name) => {
    if (!found.has(name)) throw new Error(`No file in app/copy/en exports ${name}, as in Hebrew`)
    return [name, found.get(name)]
  })
  // SAFETY: every file states the Hebrew type (tests/conventions/word-files.test.ts).
  return Object.fromEntries(entries) as SharedCopy
}
