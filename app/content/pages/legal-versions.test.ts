import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { legalVersions, type LegalPath } from '#catalog/legal.ts'

/**
 * A hash of the words of each version. A changed text needs a new version and day in
 * catalog/legal.ts, and its new hash here. The metadata for search engines is not part of the text.
 */
const published: Record<LegalPath, Record<string, string>> = {
  'privacy-policy': {
    '1.0': 'befa64eb7c53',
    '1.1': 'bc3d717ec5e1',
    '1.2': 'f4ddf6d325e6',
    '1.3': '6ef39624311c',
    '1.4': '8aacc23a26c0',
    '1.5': '7711df386de8',
  },
  'terms-of-service': {
    '1.0': '9f47ddaa62dc',
    '1.1': '959510e134de',
    '1.2': '07bd4d7e0f17',
    '1.3': '4b8ee8f6c07e',
  },
  accessibility: { '1.0': '05b1df9c1fdd', '1.1': '95a659bba0aa', '1.2': '3508f310bb2b' },
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
  'the words of %s match the hash of their version',
  (path, { version, since }) => {
    // SAFETY: the keys of `legalVersions`
    const id = path as LegalPath
    expect({ version, hash: hashWords(id) }).toEqual({ version, hash: published[id][version] })
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
  },
)
