import { expect, test } from 'vitest'
import { parseLeadExport } from './lead-export.ts'

const isLang = (value: unknown): value is 'he' => value === 'he'
const fields = { filter: 'status=new&search=dana', format: 'csv', lang: 'he' }

test('an export has the filter of the list, a format and a language', () => {
  expect(parseLeadExport(fields, isLang)).toEqual({
    filter: {
      date: 'all',
      status: 'new',
      search: 'dana',
      source: null,
      spam: false,
      deleted: false,
      sort: 'newest',
    },
    format: 'csv',
    lang: 'he',
  })
})

test.each([{ format: 'xlsx' }, { format: '' }, { lang: 'ru' }, { lang: '' }])(
  'an export with %o is refused',
  (wrong) => {
    expect(parseLeadExport({ ...fields, ...wrong }, isLang)).toBeNull()
  },
)

test('an unknown filter counts as missing, as in the list', () => {
  const parsed = parseLeadExport({ ...fields, filter: 'status=lost&date=never' }, isLang)
  expect(parsed?.filter).toMatchObject({ status: null, date: 'all' })
})
