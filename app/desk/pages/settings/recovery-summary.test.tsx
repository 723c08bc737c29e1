import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { RecoverySummary } from './recovery-summary.tsx'

const { codes } = deskCopyFor('he').adminRecovery

function summaryOf(left: number): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RecoverySummary lang="he" copy={codes} left={left} />
    </MemoryRouter>,
  )
}

// Proves 7.6.4.
test.each([
  [8, false],
  [4, false],
  [3, false],
  [2, true],
  [1, true],
  [0, true],
])('with %i codes left it warns: %s', (left, warns) => {
  const summary = summaryOf(left)
  expect(summary.includes('text-danger')).toBe(warns)
  expect(summary.includes(left === 0 ? codes.none : codes.few)).toBe(warns)
})
