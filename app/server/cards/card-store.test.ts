import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { founderCard } from '#content/cards/founder-card.server.ts'
import { founderCardId } from '#content/cards/founder-card-id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { addCardCounts, findCardDays, findCardSums } from './card-count-store.ts'
import { addCard, changeCard, findCards, getCard, getCardAt, removeCard } from './card-store.ts'
import { addPicture, getPicture, removeUnusedPictures } from './picture-store.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

const today = '2026-11-22'

function newCard(slug: string) {
  const id = crypto.randomUUID()
  const card = {
    id,
    slug,
    status: 'active' as const,
    startsOn: '2026-11-01',
    expiresOn: '2027-11-01',
    content: { ...founderCard(), phone: '+972501234567' },
  }
  return card
}

test('the founder’s card comes from the content, and no stored card can take its slug', async () => {
  const { cardSlug } = company.founder
  expect(await getCardAt(database, cardSlug, today)).toEqual({
    kind: 'card',
    card: { id: founderCardId, slug: cardSlug, content: founderCard() },
  })
  expect(await addCard(database, newCard(cardSlug))).toBe('taken')
})

// Proves 3.12.10.
test('a former slug leads to the current one, and no other card can take it', async () => {
  const card = newCard('dana')
  expect(await addCard(database, card)).toBe('changed')
  const moved = { ...card, slug: 'dana-cohen', version: 1 }
  expect(await changeCard(database, moved)).toBe('changed')
  expect(await getCardAt(database, 'dana', today)).toEqual({ kind: 'moved', slug: 'dana-cohen' })
  expect(await addCard(database, newCard('dana'))).toBe('taken')
  const other = newCard('other')
  await addCard(database, other)
  expect(await changeCard(database, { ...other, slug: 'dana', version: 1 })).toBe('taken')
  expect(await changeCard(database, { ...moved, slug: 'dana', version: 2 })).toBe('changed')
  expect(await getCardAt(database, 'dana', today)).toMatchObject({ kind: 'card' })
})

test('of simultaneous cards with one slug only the first is stored', async () => {
  const results = await Promise.all([1, 2, 3].map(() => addCard(database, newCard('wanted'))))
  expect(results.toSorted()).toEqual(['changed', 'taken', 'taken'])
})

// Proves 3.12.10.
test('a paused or expired card is not shown, and neither is an unknown one', async () => {
  const none = { kind: 'none' }
  const card = newCard('ends')
  await addCard(database, card)
  expect(await getCardAt(database, 'ends', '2027-10-31')).toMatchObject({ kind: 'card' })
  expect(await getCardAt(database, 'ends', '2027-11-01')).toEqual(none)
  await changeCard(database, { ...card, status: 'paused', version: 1 })
  expect(await getCardAt(database, 'ends', today)).toEqual(none)
  expect(await getCardAt(database, 'nobody', today)).toEqual(none)
})

test('a change based on an older version is refused', async () => {
  const card = newCard('edited-twice')
  await addCard(database, card)
  expect(await changeCard(database, { ...card, version: 1, slug: 'first' })).toBe('changed')
  expect(await changeCard(database, { ...card, version: 1, slug: 'second' })).toBe('stale')
  expect(await getCard(database, card.id)).toMatchObject({ slug: 'first', version: 2 })
  await removeCard(database, card.id)
  expect(await changeCard(database, { ...card, version: 2 })).toBe('gone')
})

// Proves 3.12.13.
test('a picture is stored once, and removed if no card uses it a day after its upload', async () => {
  const picture = { bytes: Buffer.from('picture'), width: 200, height: 200 }
  const [photo, gallery, unused] = ['p', 'g', 'u'].map((letter) => letter.repeat(22))
  if (!photo || !gallery || !unused) throw new Error('three ids')
  for (const id of [photo, photo, gallery, unused]) await addPicture(database, { id, ...picture })
  const card = newCard('with-pictures')
  await addCard(database, { ...card, content: { ...card.content, photo, gallery: [gallery] } })
  await removeUnusedPictures(database)
  expect(await getPicture(database, unused)).toEqual(picture.bytes)
  await database.pool.query(`update card_pictures set created_at = now() - interval '25 hours'`)
  await removeUnusedPictures(database)
  expect(await getPicture(database, unused)).toBeNull()
  expect(await getPicture(database, photo)).toEqual(picture.bytes)
  expect(await getPicture(database, gallery)).toEqual(picture.bytes)
  const { cards } = await findCards(database, { limit: 50 })
  expect(cards.map(({ slug }) => slug)).toContain('with-pictures')
})

// Proves 3.12.12.
test('counts are summed by day and kind, and those of unknown cards are dropped', async () => {
  const card = newCard('counted')
  await addCard(database, card)
  const row = { day: today, cardId: card.id, kind: 'view' as const, count: 2 }
  const unknown = { ...row, cardId: crypto.randomUUID() }
  await addCardCounts(database, [row, unknown, { ...row, kind: 'call', count: 1 }])
  await addCardCounts(database, [row])
  await addCardCounts(database, [{ ...row, cardId: founderCardId, count: 1 }])
  expect(await findCardDays(database, { cardId: card.id, from: today })).toEqual([
    { ...row, kind: 'call', count: 1 },
    { ...row, count: 4 },
  ])
  expect(await findCardDays(database, { cardId: unknown.cardId, from: today })).toEqual([])
  expect(await findCardSums(database, { cardIds: [card.id], from: today })).toEqual([
    { cardId: card.id, views: 4, taps: 1 },
  ])
  await removeCard(database, card.id)
  expect(await findCardDays(database, { cardId: card.id, from: today })).toEqual([])
})
