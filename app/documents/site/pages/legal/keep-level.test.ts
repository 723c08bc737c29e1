import { expect, test } from 'vitest'
import { langs } from '#documents/head/langs.ts'
import { keepLevel } from './keep-level.ts'
import { legalDataFor } from './legal-data.ts'

test.each([
  ['לפי WCAG 2.2 ברמה AA, בעברית', 'לפי WCAG 2.2 ברמה\u00a0AA, בעברית'],
  ['at level AA.', 'at level\u00a0AA.'],
  ['no level', 'no level'],
])('%s keeps its level on the line', (text, kept) => {
  expect(keepLevel(text)).toBe(kept)
})

test.each(langs)('no line of the statement in %s begins with the level', (lang) => {
  const { opening, sections } = legalDataFor('accessibility', lang)
  const texts = [opening.lead, ...sections.flatMap(({ blocks }) => blocks.flat())].join('\n')
  expect(texts).toContain('\u00a0AA')
  expect(texts).not.toContain(' AA')
})
