import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isPriceItemId, priceItemIds, priceSourcesOf } from '#catalog/price-book.ts'

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

test('an article that lists the price of a design lists every size, in both languages', () => {
  const sizes = priceItemIds.filter((item) => item.startsWith('ui-design.'))
  const files = Map.groupBy(rows, ({ file }) => file)
  expect(files.size).toBeGreaterThan(0)
  for (const [file, own] of files)
    expect(own.map(({ item }) => item).toSorted(), file).toEqual(sizes.toSorted())
  const articles = Map.groupBy(files.keys(), (file) => path.dirname(file))
  expect([...articles.values()].filter((langs) => langs.length !== 2)).toEqual([])
})

test.each(rows)('$file states the number of screens of $item', ({ row, item }) => {
  const numbers = row.replace(/\{.*\}/, '').match(/\d+/g)
  expect(numbers?.map(Number)).toEqual(screensOf(item))
})
