import { expect, test } from 'vitest'
import { isIndexed, searchTerms } from './search-terms.ts'

test.each([
  ['', []],
  ['דנה  כהן', ['דנה', 'כהן']],
  ['050-2345678', ['502345678']],
  ['050 234 5678', ['502345678']],
  ['(050) 234-5678', ['502345678']],
  ['+972 50 234 5678', ['502345678']],
  ['00972502345678', ['502345678']],
  ['+972 (0)50-2345678', ['502345678']],
  ['03-6123456 דנה', ['36123456', 'דנה']],
  ['050-765', ['50765']],
  ['050', ['050']],
  ['0', ['0']],
  ['+44 20 7946 0958', ['442079460958']],
  ['٠٥٠٢٣٤٥٦٧٨', ['502345678']],
  ['דירה 12', ['דירה', '12']],
  ['5 000', ['5', '000']],
  ['3.5', ['3.5']],
  ['a b c d e f g h i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('a search for %j looks for %j', (search, terms) => {
  expect(searchTerms(search)).toEqual(terms)
})

// Proves 4.9.14.
test.each([
  ['דנה', true],
  ['זף', true],
  ["ז'ף", true],
  ['o', true],
  ['48', true],
  ['%', false],
  ['c+', false],
  ['a-b', false],
  ['李', false],
  ['a_bcd', true],
])('%j can be found by the index: %j', (term, canBeFound) => {
  expect(isIndexed(term)).toBe(canBeFound)
})
