import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import {
  findAllProofs,
  findBuiltIn,
  findProofs,
  findUnproved,
  parseRequirements,
  readRequirements,
  renderProof,
  requirementsPath as source,
} from './requirements.ts'

const sample = `# Requirements

### 1.1 Product

Some words.

- **1.1.1** A line over
  two lines.
- **1.1.2** Done by hand. *Looked at: once a year.*

### 1.2 Doors

- **1.2.1** A door. *Open: no handle.*
`

const sections = parseRequirements(sample)

test('the lines of a document are read with their marks', () => {
  expect(sections).toEqual([
    {
      id: '1.1',
      title: 'Product',
      lines: [
        { id: '1.1.1', text: 'A line over two lines.', mark: null },
        {
          id: '1.1.2',
          text: 'Done by hand.',
          mark: { kind: 'looked at', reason: 'once a year.' },
        },
      ],
    },
    {
      id: '1.2',
      title: 'Doors',
      lines: [{ id: '1.2.1', text: 'A door.', mark: { kind: 'open', reason: 'no handle.' } }],
    },
  ])
})

test.each([
  ["// Proves 1.1.1, 1.1.2.\ntest('a', run)", ['1.1.1 a', '1.1.2 a'], 0],
  ["// Proves 1.1.1.\n// Slow.\n/** Why. */\ntest.each([1])('of %i', run)", ['1.1.1 of %i'], 0],
  ["// Proves 1.1.1.\n// Proves 1.1.2.\ntest('a', run)", ['1.1.1 a', '1.1.2 a'], 0],
  ['for (const a of all) {\n  // Proves 1.1.1.\n  test(`a`, run)\n}', [], 1],
  ["// Proves 1.1.1.\nconst a = 1\ntest('a', run)", [], 1],
  ["// Proves 1.1.1.\ntest.skip('a', run)", [], 1],
  ["// Proves 1.1.1.\ntest.todo('a')", [], 1],
  ["// Proves 1.1.\ntest('a', run)", [], 1],
  ["// Proves 1.1.1 and more\ntest('a', run)", [], 1],
  ["const a = '// Proves 1.1.1.'\ntest('a', run)", [], 0],
  ["test('a', run)\n// Proves 1.1.1.", [], 1],
])('the proofs in %j', (text, found, misplacedCount) => {
  const { proofs, misplaced } = findProofs({ path: 'a.test.ts', text })
  expect(proofs.map(({ id, title }) => `${id} ${title}`)).toEqual(found)
  expect(misplaced).toHaveLength(misplacedCount)
})

test('a line that no test names is unproved, with a mark or without one', () => {
  const proofs = [{ id: '1.1.1', path: 'a.test.ts', title: 'a' }]
  expect(findUnproved(sections, proofs).map(({ id }) => id)).toEqual(['1.1.2', '1.2.1'])
  expect(findUnproved(sections, []).map(({ id }) => id)).toEqual(['1.1.1', '1.1.2', '1.2.1'])
})

test('the document of proofs joins lines, files and tests', () => {
  const proofs = [{ id: '1.1.1', path: 'a.test.ts', title: 'in %s <b>' }]
  expect(renderProof(sections, new Map([['1.1', ['app/a.ts', 'app/b.ts']]]), proofs)).toContain(
    `3 lines: 1 proved by tests, 1 looked at, 1 open.

## 1.1 Product

Built in \`app/a.ts\`, \`app/b.ts\`

- **1.1.1** A line over two lines.
  - \`a.test.ts\`: in %s \\<b\\>
- **1.1.2** Done by hand.
  - looked at: once a year.
`,
  )
})

const written = readRequirements()
const lines = written.flatMap((section) => section.lines)

test('every line has a number of its section, in ascending order', () => {
  expect(lines.length).toBeGreaterThan(200)
  const wrong = written.flatMap(({ id: section, lines: own }) =>
    own.filter(({ id }, index) => {
      const number = (line = '') => Number(line.slice(section.length + 1))
      return (
        !id.startsWith(`${section}.`) || number(id) <= number(own[index - 1]?.id ?? `${section}.0`)
      )
    }),
  )
  expectNone(
    wrong.map(({ id }) => `${source}  ${id}`),
    'A line has the number of another section, or is out of order: give it the next number.',
  )
})

const { proofs, misplaced } = findAllProofs()
const builtIn = findBuiltIn()

test('a proof names existing lines and is directly above its test', () => {
  const ids = new Set(lines.map(({ id }) => id))
  expectNone(
    misplaced,
    'A proof is not read: write `// Proves 1.2.3.` on a line directly above a test that runs.',
  )
  expectNone(
    proofs.filter(({ id }) => !ids.has(id)).map(({ id, path, title }) => `${path}  ${id} ${title}`),
    `A proof names a line that ${source} does not have: correct its number.`,
  )
})

test('every line either has a test or a mark with the reason, never both', () => {
  const unproved = findUnproved(written, proofs)
  expectNone(
    unproved.filter(({ mark }) => mark === null).map(({ id, text }) => `${source}  ${id} ${text}`),
    'No test proves a line: write `// Proves` above its test, or the reason as its mark.',
  )
  const marked = lines.filter(({ mark }) => mark !== null)
  expectNone(
    marked
      .filter((line) => !unproved.includes(line))
      .map(({ id, text }) => `${source}  ${id} ${text}`),
    'A line has a mark and a test: remove one of them.',
  )
})

test('only a few lines are checked by eye', () => {
  const lookedAt = lines.filter(({ mark }) => mark?.kind === 'looked at')
  expect(lookedAt.length / lines.length).toBeLessThan(0.03)
})

test('every section is named in the code', () => {
  expectNone(
    written
      .filter(({ id }) => !builtIn.has(id))
      .map(({ id, title }) => `${source}  ${id} ${title}`),
    'No code names a section: write (requirements 1.2) in the comment of the code that builds it.',
  )
})
