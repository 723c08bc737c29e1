import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { legalVersions, type LegalPath } from '#catalog/legal.ts'

/**
 * The words of each version, hashed. A text that changed needs another version and day in
 * catalog/legal.ts, and its new hash here. What search engines show of the page is not the text.
 */
const published: Record<LegalPath, Record<string, string>> = {
  'privacy-policy': { '1.0': 'befa64eb7c53', '1.1': 'bc3d717ec5e1', '1.2': 'f4ddf6d325e6' },
  'terms-of-service': { '1.0': '9f47ddaa62dc' },
  accessibility: { '1.0': '05b1df9c1fdd', '1.1': '95a659bba0aa' },
}

const metadata = /^ {2}meta: \{.*?^ {2}\},$/ms

function hashWords(path: LegalPath): string {
  const texts = ['he', 'en'].map((lang) =>
    readFileSync(join(import.meta.dirname, path, `${lang}.ts`), 'utf8').replace(metadata, ''),
  )
  return createHash('sha256').update(texts.join('')).digest('hex').slice(0, 12)
}

// Proves 3.13.5.
test.each(Object.entries(legalVersions))(
  'the words of %s are those of their version',
  (path, { version, since }) => {
    // SAFETY: the keys of that table
    const id = path as LegalPath
    expect({ version, hash: hashWords(id) }).toEqual({ version, hash: published[id][version] })
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
  },
)
