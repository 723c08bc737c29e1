import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles } from './source-files.ts'
import { findInSample, findInTrees, nameOf, onNodes, onTexts } from './syntax-tree.ts'

const tables = requireSourceFiles(['app/parts/{data,qr}-attributes.ts'])
// Button writes data-busy itself: ui may not import the table.
const markup = requireSourceFiles(['app/**/*.tsx'], ['**/*.test.tsx', 'app/ui/button.tsx'])
const scripts = requireSourceFiles([
  'app/documents/*/entry.ts',
  'app/documents/{islands,behaviours}/**/*.ts',
  'app/documents/site/pages/*/behaviours/*.ts',
])

/** Every name of the type DataAttributes. */
const names = new Set(
  tables.flatMap(({ text }) =>
    [...text.matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, name]) => `data-${name}`),
  ),
)

const findWrittenNames = onTexts((text) => text.match(/(?<![\w-])data-[a-z][a-z-]*/g) ?? [])

const findDatasets = onNodes(
  (node) => node.type === 'MemberExpression' && nameOf(node.property) === 'dataset',
)

const findAttributesOfTable = onNodes(
  (node) => node.type === 'JSXAttribute' && names.has(nameOf(node.name) ?? ''),
)

test('the table of data attributes is read', () => {
  expect(names).toContain('data-behaviour')
  expect(names).toContain('data-theme-toggle')
  expect(names).toContain('data-qr-fields')
})

test('the rules find names that are written out', () => {
  expect(findInSample("select('[data-carousel]')", findWrittenNames)).toHaveLength(1)
  expect(findInSample("import('./meta-data-x.ts')", findWrittenNames)).toHaveLength(0)
  expect(findInSample("element.dataset['carousel']", findDatasets)).toHaveLength(1)
  expect(findInSample('const a = <div data-carousel />', findAttributesOfTable)).toHaveLength(1)
  expect(findInSample('const a = <div data-reached />', findAttributesOfTable)).toHaveLength(0)
})

test('scripts take the names of data attributes from the table', () => {
  expectNone(
    [...findInTrees(scripts, findWrittenNames), ...findInTrees(scripts, findDatasets)],
    'A script spells out a data attribute: take its name from the table of data attributes.',
  )
})

test('markup writes the attributes of the table by dataAttributes()', () => {
  expectNone(
    findInTrees(markup, findAttributesOfTable),
    'Markup spells out a data attribute that a script reads: write it with dataAttributes().',
  )
})

test('styles select only data attributes of the table or of the markup', () => {
  const written = new Set(markup.flatMap(({ text }) => text.match(/data-[a-z][a-z-]*/g) ?? []))
  const unknown = requireSourceFiles(['app/**/*.css']).flatMap(({ path, text }) =>
    [...text.matchAll(/\[(data-[a-z][a-z-]*)/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !names.has(name) && !written.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expectNone(unknown, 'A style selects a data attribute that nothing writes: correct its name.')
})
