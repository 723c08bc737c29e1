import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPriceItemId, priceSourcesOf } from '#catalog/price-book.ts'

/** The rows of tables that list the price of a design with its number of screens. */
const rows = globSync('app/content/posts/*/{he,en}.md').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((row) => {
      const item = /\{price:(ui-design\.\w+)\}/.exec(row)?.[1]
      return item === undefined ? [] : [{ file, row, item }]
    }),
)

function screensOf(item: string): number[] {
  if (!isPriceItemId(item)) throw new Error(`${item} is not in the price book`)
  const { screens } = priceSourcesOf(item)[0].scope
  if (screens === undefined || screens === 'unlimited')
    throw new Error(`${item} has no number of screens`)
  return screens.to === null ? [screens.from] : [screens.from, screens.to]
}

test('two articles in two languages list the three sizes of a design', () => {
  expect(rows).toHaveLength(12)
})

test.each(rows)('$file states the number of screens of $item', ({ row, item }) => {
  const numbers = row.replace(/\{.*\}/, '').match(/\d+/g)
  expect(numbers?.map(Number)).toEqual(screensOf(item))
})
