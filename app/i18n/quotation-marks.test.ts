import { expect, test } from 'vitest'
import type { Lang } from './languages.ts'
import { inQuotationMarks } from './quotation-marks.ts'

test.each<[Lang, string, string]>([
  ['he', 'רק תגידו לי מה לונה אוכלת.', '״רק תגידו לי מה לונה אוכלת.״'],
  ['en', 'Just tell me what Luna eats.', '“Just tell me what Luna eats.”'],
])('a quotation in %s has the marks of its language', (lang, text, quoted) => {
  expect(inQuotationMarks(text, lang)).toBe(quoted)
})
