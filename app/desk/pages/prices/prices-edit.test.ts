import { expect, test } from 'vitest'
import { readPricesEdit } from './prices-edit.ts'

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readPricesEdit(form, '2026-11-28')
}

test.each([
  ['3.65', 3.65],
  ['3,65', 3.65],
  [' 4 ', 4],
  ['0', null],
  ['-3.7', null],
  ['1e9', null],
  ['NaN', null],
  ['3,6,5', null],
  ['', null],
])('the typed rate %j is read as %j', (typed, rate) => {
  expect(read({ intent: 'rate', rate: typed })).toMatchObject({ intent: 'rate', rate })
})

test('a price can be settled only by one of its own sources', () => {
  const settled = { intent: 'settle', item: 'website', source: 'hebrew-text' } as const
  expect(read(settled)).toEqual(settled)
  expect(read({ ...settled, source: 'dollar-faq' })).toEqual({ intent: 'unknown' })
  expect(read({ ...settled, source: '' })).toEqual({ intent: 'unknown' })
})

test('a source of all prices is one of the groups, or none', () => {
  expect(read({ intent: 'price-source', group: 'hebrew' })).toEqual({
    intent: 'price-source',
    group: 'hebrew',
  })
  expect(read({ intent: 'price-source', group: '' })).toEqual({
    intent: 'price-source',
    group: null,
  })
  expect(read({ intent: 'price-source', group: 'greek' })).toEqual({ intent: 'unknown' })
})

test.each([
  {},
  { intent: 'settle' },
  { intent: 'reopen', item: 'constructor' },
  { intent: 'drop', item: 'website' },
])('a form that the page does not offer is unknown: %j', (fields) => {
  expect(read(fields)).toEqual({ intent: 'unknown' })
})

test('a form with a file as intent is unknown', () => {
  const form = new FormData()
  form.set('intent', new File(['rate'], 'rate'))
  expect(readPricesEdit(form, '2026-11-28')).toEqual({ intent: 'unknown' })
})

test('all shown prices are kept only as the sources that they have', () => {
  const keep = (...shown: string[]) => {
    const form = new FormData()
    form.set('intent', 'keep')
    for (const each of shown) form.append('shown', each)
    return readPricesEdit(form, '2026-11-28')
  }
  expect(keep('website=hebrew-text', 'landing-page=catalogue')).toEqual({
    intent: 'keep',
    sources: { website: 'hebrew-text', 'landing-page': 'catalogue' },
  })
  for (const refused of [[], ['website=dollar-faq'], ['nothing=catalogue'], ['website']])
    expect(keep(...refused)).toEqual({ intent: 'unknown' })
})

test('an own price counts from today; one that cannot be is null', () => {
  const own = { intent: 'own', item: 'website', from: '9,000', to: '12000' }
  expect(read(own)).toEqual({
    intent: 'own',
    item: 'website',
    price: { from: 900_000, to: 1_200_000, since: '2026-11-28' },
  })
  expect(read({ ...own, isFrom: 'on' })).toMatchObject({ price: { to: null } })
  expect(read({ ...own, from: 'x' })).toMatchObject({ price: null })
})
