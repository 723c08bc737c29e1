import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { foldText } from '#domain/search/fold-text.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

/** The database writes Hebrew letters as Latin capitals (decision 0028). */
const letters = 'אבגדהוזחטיכלמנסעפצקרשת'

function inLatin(text: string): string {
  return text.replaceAll(/[א-ת]/g, (letter) => String.fromCodePoint(65 + letters.indexOf(letter)))
}

// Proves 3.9.6.
test.each([
  'שָׁלוֹם עֲלֵיכֶם, ד״ר ז׳קלין בע"מ',
  'אל־חדד, אל-חדד – אל—חדד',
  'ךםןףץ כמנפצ',
  'José MÜLLER, Straße Øster, łódź, Æsop, œuvre, İstanbul',
  'O’Brien ‘a’ “b” ′c″ `d` ´e',
  'a\u200eb\u00a0c\u2003d\te\nf',
  '50% of a_b in c:\\x (C++)',
  'ﬁgma oﬃce ﬂow ﬆ Ｆｉｇｍａ ① ² ½ № ™ …',
  'שׁלום שּׁ ﬡ ﬢ ﬣ ﬤ ﬥ ﬦ ﬧ ﬨ ﭏ יִ ײַ ײ װ ױ ייִדיש',
  'علي علی على كتاب کتاب مكتبة مکتبه ﻋﻠﻲ ﷲ ﻻ',
  'أحمد إبراهيم آدم ٱ مـــحمد مُحَمَّد رئيس مؤمن',
  '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹',
  'a\u3164b\uffa0c\u2800d\ufe0fe\u00adf\u200cg',
])('%j is normalized as in the search for leads', async (text) => {
  const { rows } = await database.pool.query<{ folded: string }>(
    'select search_fold($1) as folded',
    [text],
  )
  expect(inLatin(foldText(text))).toBe(rows[0]?.folded)
})

function statementsOf(migration: string): string[] {
  const file = new URL(`migrations/${migration}.sql`, import.meta.url)
  return readFileSync(file, 'utf8').split('--> statement-breakpoint')
}

test('leads that were stored with the former rules are folded again', async () => {
  const former = statementsOf('0003_lead_search').find((each) => each.includes('"search_fold"'))
  await database.pool.query(former?.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION') ?? '')
  await addLeadRows(database, [{ name: 'ﬁona علی' }, { name: 'Noa' }])
  const find = async () => {
    const sql = `select name from leads where search like '%fiona علي%'`
    return (await database.pool.query<{ name: string }>(sql)).rows
  }
  expect(await find()).toEqual([])
  for (const statement of statementsOf('0018_search_forms')) await database.pool.query(statement)
  expect(await find()).toEqual([{ name: 'ﬁona علی' }])
})
