import { expect, test } from 'vitest'
import { changeProtection } from '#desk/parts/change-protection.ts'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles } from './source-files.ts'

const folder = 'app/desk/pages/'
const screens = requireSourceFiles([`${folder}**/*.{ts,tsx}`])
  .filter(({ text }) => /^export (?:async function|function|const) action\b/m.test(text))
  .map(({ path, text }) => ({ screen: path.slice(folder.length), text }))

const changes = Object.entries(changeProtection).flatMap(([screen, row]) =>
  typeof row === 'string'
    ? [[screen, row]]
    : Object.entries(row).map(([intent, need]) => [`${screen} ${intent}`, need]),
)

// Proves 7.8.1.
test('these changes ask for a password that is not older than ten minutes', () => {
  const guarded = new Set(
    changes.filter(([, need]) => need === 'password').map(([change]) => change),
  )
  const listed = [
    'backups/backups-page.tsx',
    'backups/restore-page.tsx switch',
    'cards/card-page.tsx remove',
    'codes/code-page.tsx redirect',
    'codes/code-page.tsx remove',
    'gate/gate-page.tsx',
    'leads/export-page.tsx',
    'leads/lead-page.tsx erase',
    'leads/leads-page.tsx erase-selected',
    'leads/leads-page.tsx erase-all',
    'mail/mail-page.tsx save',
    'prices/prices-page.tsx rate',
    'prices/prices-page.tsx follow',
    'prices/prices-page.tsx price-source',
    'privacy/request-page.tsx confirm',
    'privacy/request-page.tsx export',
    'privacy/request-page.tsx erase',
    'settings/settings-page.tsx end-session',
    'settings/settings-page.tsx invite',
    'settings/settings-page.tsx remove-admin',
    'settings/two-step-page.tsx add',
    'settings/two-step-page.tsx remove',
    'studio/section-page.tsx save-guarded',
    'studio/studio-page.tsx undo-guarded',
  ]
  expect(listed.filter((change) => !guarded.has(change))).toEqual([])
})

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

// Proves 7.8.1.
test('every intent that a button or a hidden field posts is in the table', () => {
  const rowsOf = (part: string) =>
    Object.entries(changeProtection).filter(([screen]) => screen.startsWith(`${part}/`))
  const posted = requireSourceFiles([`${folder}**/*.tsx`]).flatMap(({ path, text }) => {
    const [part = ''] = path.slice(folder.length).split('/')
    return [...text.matchAll(/name="intent"\s+value="([\w-]+)"/g)].map(([, intent = '']) => ({
      path,
      part,
      intent,
    }))
  })
  expect(posted.length).toBeGreaterThan(10)
  expectNone(
    posted
      .filter(({ part, intent }) =>
        rowsOf(part).every(([, row]) => typeof row !== 'string' && !Object.hasOwn(row, intent)),
      )
      .map(({ path, intent }) => `${path}  ${intent}`),
    'The table refuses this change with 400: add the intent to the row of its screen.',
  )
})
