import { expect, test } from 'vitest'
import { changeProtection } from '#desk/parts/change-protection.ts'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles } from './source-files.ts'

const folder = 'app/desk/pages/'
const screens = requireSourceFiles([`${folder}**/*.{ts,tsx}`])
  .filter(({ text }) => /^export (?:async function|function|const) action\b/m.test(text))
  .map(({ path, text }) => ({ screen: path.slice(folder.length), text }))

// Proves 7.8.1.
test('every action of the admin area says what its changes need', () => {
  expect(screens.map(({ screen }) => screen)).toEqual(Object.keys(changeProtection).toSorted())
})

// Proves 7.8.1.
test('every action asks the table before it changes anything', () => {
  const isAsked = ([screen, row]: [
    string,
    (typeof changeProtection)[keyof typeof changeProtection],
  ]) =>
    row === 'open' ||
    row === 'form' ||
    screens.some(
      (each) => each.screen === screen && each.text.includes(`protectChange('${screen}', `),
    )
  // SAFETY: the entries of the table.
  const rows = Object.entries(changeProtection) as [keyof typeof changeProtection, never][]
  expectNone(
    rows.filter((row) => !isAsked(row)).map(([screen]) => folder + screen),
    'The action does not ask the table: call protectChange() with its own path before anything changes.',
  )
})
