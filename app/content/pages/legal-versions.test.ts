import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { legalVersions, type LegalPath } from '#catalog/legal.ts'

/**
 * The words of each version, hashed. A text that changed needs another version and day in
 * catalog/legal.ts, and its new hash here.
 */
const published: Record<LegalPath, Record<string, string>> = {
  'privacy-policy': { '1.0': 'd0e8adfa760d' },
  'terms-of-service': { '1.0': 'f88074666a2d' },
  accessibility: { '1.0': 'a969eb3b5ada' },
}

function hashWords(path: LegalPath): string {
  const texts = ['he', 'en'].map((lang) =>
    readFileSync(join(import.meta.dirname, path, `${lang}.ts`), 'utf8'),
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
