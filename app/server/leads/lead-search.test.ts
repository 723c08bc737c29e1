import { afterAll, expect, test } from 'vitest'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { leads } from '../db/schema.ts'
import { matchesFilter } from './lead-filter-store.ts'
import { findLeads } from './lead-list-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const now = new Date('2026-11-21T12:00:00Z')

function filterOf(search: string) {
  return readLeadFilter(new URLSearchParams({ search }))
}

async function finds(search: string): Promise<string[]> {
  const page = await findLeads(database, { filter: filterOf(search), limit: 100, now })
  return page.leads.map(({ name }) => name)
}

/** A second lead, which none of the searches finds. */
const other = {
  name: 'Zzz Qqq',
  email: 'zzz@qqq.example',
  phone: '+441632960123',
  phoneRaw: '01632 960123',
  message: 'Something quite different, written in 1999.',
}

type Row = Parameters<typeof addLeadRows>[1][number]

const phone = { phone: '+972502345678', phoneRaw: '050-2345678' }

// Proves 4.9.9.
test.each<[stored: Row, searches: string[]]>([
  // Quotation marks
  [{ name: "אורי ז'קלין" }, ["ז'קלין", 'ז׳קלין', 'ז’קלין', 'זקלין', "'קלין"]],
  [{ name: 'אורי ז׳קלין' }, ["ז'קלין", 'זקלין']],
  [{ name: 'חיים בע"מ' }, ['בע"מ', 'בע״מ', 'בע”מ', 'בעמ', '"חיים בע"מ"']],
  [{ name: 'חיים בע״מ' }, ['בע"מ', 'בעמ']],
  [{ name: "Sean O'Brien" }, ["O'Brien", 'o’brien', 'OBRIEN', 'o brien', "o'b"]],
  // Hyphens
  [{ name: 'סמיר אל-חדד' }, ['אל-חדד', 'אל־חדד', 'אל חדד', 'אלחדד', 'חדד']],
  [{ name: 'סמיר אל־חדד' }, ['אל-חדד', 'אלחדד', 'אל חדד']],
  [{ name: 'סמיר אל חדד' }, ['אל-חדד', 'אלחדד']],
  [{ name: 'רות אלחדד' }, ['אל-חדד', 'אל חדד']],
  // Points
  [{ name: 'שָׁלוֹם עֲלֵיכֶם' }, ['שלום', 'עליכם', 'שָׁלוֹם']],
  [{ name: 'שלום עליכם' }, ['שָׁלוֹם', 'עֲלֵיכֶם']],
  // Final letters
  [{ name: 'שלומית כהן' }, ['שלום', 'כהנ', 'כהן']],
  [{ message: 'חברה לניהול נכסים' }, ['נכסימ', 'נכס']],
  // Prefixes
  [{ message: 'אתר למשרד' }, ['משרד', 'במשרד', 'המשרד', 'שלמשרד', 'ומשרד', 'כמשרד', 'ממשרד']],
  [{ name: 'דנה לוי' }, ['לדנה', 'ולדנה', 'שדנה', 'מדנה', 'הדנה', 'בדנה', 'כדנה']],
  [{ message: 'דיברתי עם הגן' }, ['לגן', 'גן']],
  // Ligatures, wide and presentation forms
  [{ name: 'ﬁona ＬＥＶＩ' }, ['fiona', 'ﬁona', 'levi']],
  [{ name: 'שׁירה ﬨﬣﬡ' }, ['שירה', 'תהא']],
  [{ name: 'שירה' }, ['שׁירה']],
  [{ message: 'ייִדיש, צוויי װערטער' }, ['יידיש', 'ײִדיש', 'ווערטער', 'װערטער']],
  // Arabic and Persian letters and digits
  [{ name: 'علي أحمد' }, ['علی', 'على', 'ﻋﻠﻲ', 'احمد']],
  [{ name: 'مکتبه' }, ['مكتبة', 'مـكتبه']],
  [{ message: 'في عام ٢٠٢٦' }, ['۲۰۲۶', '2026', '٢٠٢٦']],
  // Case and accents
  [{ name: 'José Müller' }, ['jose', 'MULLER', 'josé', 'müller', 'mull']],
  [{ name: 'Jose Muller' }, ['José', 'Müller']],
  [{ name: 'Straße Øster' }, ['strasse', 'oster', 'straße']],
  // Phones
  [phone, ['050-2345678', '0502345678', '050 234 5678', '+972 50 234 5678', '+972-50-2345678']],
  [phone, ['972502345678', '00972502345678', '+972 (0)50-2345678', '2345678', '050', '5678']],
  [phone, ['050.234.5678', '(050) 2345678', '٠٥٠٢٣٤٥٦٧٨', '\u200e+972 50-234-5678']],
  [
    { phone: '050', phoneRaw: '1-700-50-60-70', phoneLooksInvalid: true },
    ['1700506070', '1-700-50-60-70'],
  ],
  // Email addresses
  [
    { email: 'dana.cohen+site@studio-one.co.il' },
    ['dana.cohen', 'cohen+site@', '@studio-one', 'DANA'],
  ],
  // Literal signs and parts of words
  [
    { message: 'הנחה של 50% על C++ ועל a_b ב-c:\\x' },
    ['50%', '%', 'a_b', '_', '\\', 'c:\\x', 'c++'],
  ],
  [{ message: 'ארבעים-ושמונה (48) שעות' }, ['48', 'ארבעים ושמונה', 'ושמונה', 'שמונה', 'רבעי']],
  [{ name: 'לי בר־און', notes: 'אב' }, ['לי', 'ללי', 'א', 'אב', 'בר', 'ל']],
  [{ notes: 'לחזור אחרי פסח' }, ['פסח', 'לחזור', 'חזור אחרי']],
  [{ message: `ארוך${'אבגדהוזחט'.repeat(6)}סוף` }, [`${'אבגדהוזחט'.repeat(6)}סוף`, 'וזחטסוף']],
])('%j is found by %j', async (stored, searches) => {
  await database.pool.query('truncate leads cascade')
  await addLeadRows(database, [other, { name: 'דנה כהן', ...stored }])
  const found = await Promise.all(searches.map(async (search) => [search, await finds(search)]))
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(searches.map((search) => [search, [stored.name ?? 'דנה כהן']])),
  )
})

test.each<[stored: Row, searches: string[]]>([
  [{ message: 'רציתי לומר משהו' }, ['שלום', 'לומד']],
  [{ name: 'אדם', message: 'כתבו לי להנדסה' }, ['דם', 'דס']],
  [{ message: 'כתבו לי להנדסה' }, ['הדס', 'נדסן']],
  [phone, ['0502345679', '+44 50 2345678', '050 234 5679']],
  [{ email: 'dana@example.com', name: 'דנה' }, ['dana@example.org', 'cohen@example.com']],
  [{ message: 'abc' }, ['a_c', 'a%c', 'a.*c', '%', '_', '\\']],
])('%j is not found by %j', async (stored, searches) => {
  await database.pool.query('truncate leads cascade')
  await addLeadRows(database, [{ name: 'רות', ...stored }])
  const found = await Promise.all(searches.map(async (search) => [search, await finds(search)]))
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(searches.map((search) => [search, []])),
  )
})

test('a search for only quotation marks filters nothing', async () => {
  await database.pool.query('truncate leads cascade')
  await addLeadRows(database, [{ name: 'רות' }])
  expect(await finds('"')).toEqual(['רות'])
})

test('the longest texts in any script are stored and found', async () => {
  await database.pool.query('truncate leads cascade')
  const letters = Array.from({ length: 1_000 }, (_, index) => String.fromCodePoint(0xac00 + index))
  const rare = Array.from({ length: 4_000 }, (_, index) => String.fromCodePoint(0x20000 + index))
  await addLeadRows(database, [{ name: 'רות', message: letters.join('-'), notes: rare.join('') }])
  expect(await finds('רות')).toEqual(['רות'])
})

test('corrected text is found, and the old text is not', async () => {
  await database.pool.query('truncate leads cascade')
  await addLeadRows(database, [{ name: 'Before' }])
  await database.pool.query(`update leads set name = 'After'`)
  expect([await finds('before'), await finds('after')]).toEqual([[], ['After']])
})

// Proves 4.9.14.
test('a search among 20,000 leads uses the index', async () => {
  await database.pool.query('truncate leads cascade')
  const numbers = Array.from({ length: 20_000 }, (_, index) => index)
  for (let from = 0; from < numbers.length; from += 500)
    await addLeadRows(
      database,
      numbers.slice(from, from + 500).map((number) => ({
        name: `דנה כהן${number}`,
        email: `dana${number}@example.com`,
        phone: `+97250${String(2_000_000 + number)}`,
        message: `שלום, צריך דף נחיתה לסטודיו ליוגה מספר ${number}, עד סוף החודש אם אפשר. תודה!`,
      })),
    )
  await database.pool.query('vacuum analyze leads')
  const rare = { name: 'זף עוז', notes: '' }
  await addLeadRows(database, [rare])
  await database.pool.query('analyze leads')
  const searches = ["לכהן12'345", '050-2012345', 'dana12345@', 'זף', 'לזף', 'ז', 'לעוז']
  for (const search of searches) {
    expect([search, (await finds(search)).length]).toEqual([search, 1])
    const query = database.orm
      .select()
      .from(leads)
      .where(matchesFilter(filterOf(search), now))
      .toSQL()
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain ${query.sql}`,
      query.params,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('leads_search')
  }

  // Punctuation is not in the index, so the newest 5,000 leads are read.
  await database.pool.query(
    `update leads set notes = '§', received_at = now() - interval '1 year' where name = 'זף עוז'`,
  )
  expect(await finds('§')).toEqual([])
  await database.pool.query(`update leads set received_at = now() where name = 'זף עוז'`)
  expect(await finds('§')).toEqual(['זף עוז'])
})
