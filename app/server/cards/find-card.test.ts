import { afterAll, expect, test } from 'vitest'
import { founderCard } from '#content/cards/founder-card.server.ts'
import { emptyCardWords } from '#domain/business-card/card-content.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { addCard } from './card-store.ts'
import { findCardAt } from './find-card.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

/** The card in this language, or where its address leads. */
async function findIn(lang: string, part: '' | '/contact.vcf' = '') {
  try {
    const card = await findCardAt({ database }, { lang, slug: 'maya', part })
    return card && card.lang
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return [thrown.status, thrown.headers.get('location')]
  }
}

// Proves 3.12.5.
test('a language in which a card has no name redirects to one in which it has', async () => {
  const { words, ...content } = founderCard()
  await addCard(database, {
    id: crypto.randomUUID(),
    slug: 'maya',
    status: 'active',
    content: { ...content, words: { ...words, he: emptyCardWords, ru: emptyCardWords } },
    startsOn: '2026-11-01',
    expiresOn: '2099-11-01',
  })
  expect(await findIn('en')).toBe('en')
  for (const lang of ['he', 'ru']) expect(await findIn(lang)).toEqual([302, '/en/v/maya'])
  expect(await findIn('he', '/contact.vcf')).toEqual([302, '/en/v/maya/contact.vcf'])
  expect(await findIn('de')).toBeNull()
})
