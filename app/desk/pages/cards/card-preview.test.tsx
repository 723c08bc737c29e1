import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardCopyFor } from '#copy/copy.server.ts'
import { CardView } from '#parts/card/card-view.tsx'
import { createEmptyCard } from './empty-card.ts'

const { content } = createEmptyCard('', '2026-11-28')

function headingOf(name: string): string | undefined {
  const he = { ...content.words.he, name }
  const card = { ...content, words: { ...content.words, he } }
  const markup = renderToStaticMarkup(
    <CardView lang="he" content={card} copy={cardCopyFor('he')} saveUrl="#" />,
  )
  return /<h1.*?<\/h1>/s.exec(markup)?.[0]
}

test('the preview of a new card has no heading before it has a name', () => {
  expect(headingOf('')).toBeUndefined()
  expect(headingOf('דנה כהן')).toContain('כהן')
})
