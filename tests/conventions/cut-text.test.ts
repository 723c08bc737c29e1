import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles } from './source-files.ts'

/** An element of one or more lines that is cut, its attributes and its content. */
const cut =
  /<(p|span|label|dd|div|Link)\b(?<attributes>[^<]*?\b(?:truncate|line-clamp-\d)\b[^<]*?)>(?<content>[^]*?)<\/\1>/g

/**
 * Elements that cut text with a direction of its own and have none themselves: English in a Hebrew
 * row is then cut at its beginning.
 */
function findCutAtTheWrongEnd(text: string): string[] {
  return [...text.matchAll(cut)]
    .filter(({ groups }) => !/\bdir=/.test(groups?.attributes ?? ''))
    .filter(({ groups }) => /<(?:bdi|FileName)\b/.test(groups?.content ?? ''))
    .map(([found]) => found.slice(0, found.indexOf('>') + 1))
}

test.each([
  ['<p className="truncate"><bdi dir="auto">{name}</bdi></p>', 1],
  ['<p className="line-clamp-2">{service}<br /><bdi>{message}</bdi></p>', 1],
  ['<span className="truncate"><FileName name={name} /></span>', 1],
  ['<p dir="auto" className="truncate">{name}</p>', 0],
  ['<p className="truncate">{service}</p>', 0],
  ['<bdi className="truncate">{name}</bdi>', 0],
])('in %j the faults are %i', (text, faults) => {
  expect(findCutAtTheWrongEnd(text)).toHaveLength(faults)
})

test('text that is cut has the direction of its own words', () => {
  expectNone(
    requireSourceFiles(['app/**/*.tsx']).flatMap(({ path, text }) =>
      findCutAtTheWrongEnd(text).map((found) => `${path}: ${found}`),
    ),
    'Give the element that is cut dir="auto" and the class from-page-start.',
  )
})
