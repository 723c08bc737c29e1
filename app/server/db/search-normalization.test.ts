import { afterAll, expect, test } from 'vitest'
import { foldText } from '#domain/search/fold-text.ts'
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
])('%j is normalized as in the search for leads', async (text) => {
  const { rows } = await database.pool.query<{ folded: string }>(
    'select search_fold($1) as folded',
    [text],
  )
  expect(inLatin(foldText(text))).toBe(rows[0]?.folded)
})
