import { expect, test } from 'vitest'
import { chosenPrice } from '#catalog/price-list.ts'
import { sampleQuote } from './sample-quote.ts'

const noSettings = { get: () => null, row: () => null }
const now = new Date('2026-11-22T10:00:00Z')
const words = { client: 'Sample client', note: 'A sample quote' }

// Proves 3.3.18.
test('the sample quote has the prices of the catalogue and is marked as a sample', () => {
  // SAFETY: reads settings only, and there are none.
  const context = { settings: noSettings } as unknown as Parameters<typeof sampleQuote>[0]
  const { snapshot, acceptance } = sampleQuote(context, { ...words, now })
  const lines = snapshot.lines.map(({ id, amount }) => [id, amount])
  expect(lines).toEqual([
    ['business-plan', chosenPrice('business-plan').from],
    ['branding.basic', chosenPrice('branding.basic').from],
    ['website', chosenPrice('website').from],
  ])
  const { number, client, note, issuedAt } = snapshot
  expect({ number, client, note, issuedAt, acceptance }).toEqual({
    number: '2026-0000',
    client: { name: 'Sample client', email: '' },
    note: 'A sample quote',
    issuedAt: now.toISOString(),
    acceptance: null,
  })
})
