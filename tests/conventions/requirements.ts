import { readFileSync } from 'node:fs'
import { budgets } from '#scripts/budgets.ts'
import { requireSourceFiles, type SourceFile } from './source-files.ts'
import { findNodes, isNode, lineAt, nameOf, parseFile, type Node } from './syntax-tree.ts'

/** Why no test proves a statement: it is checked by eye, or it is not built yet. */
export type Mark = { kind: 'looked at' | 'open'; reason: string }

/** One checkable statement of docs/requirements.md; `id` is like 4.2.1. */
export type Line = { id: string; text: string; mark: Mark | null }

export type Section = { id: string; title: string; lines: readonly Line[] }

/** A test that names a line with a comment directly above it: `// Proves 4.2.1, 4.2.3.` */
export type Proof = { id: string; path: string; title: string }

export const requirementsPath = 'docs/requirements.md'

const marks = / \*(Looked at|Open): (.+)\*$/

function parseLine(text: string): Line {
  const [, id = '', statement = ''] = /^- \*\*([\d.]+)\*\* (.+)$/.exec(text) ?? []
  const [mark, kind, reason = ''] = marks.exec(statement) ?? []
  return {
    id,
    text: mark === undefined ? statement : statement.slice(0, -mark.length),
    mark: mark === undefined ? null : { kind: kind === 'Open' ? 'open' : 'looked at', reason },
  }
}

/** The sections of docs/requirements.md with their numbered lines; other text is left out. */
export function parseRequirements(text: string): Section[] {
  return text
    .replaceAll(/\n {2}(?=\S)/g, ' ')
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [, id = '', title = ''] = /^(\d+\.\d+) (.+)/.exec(section) ?? []
      const lines = section.split('\n').filter((line) => line.startsWith('- '))
      return { id, title, lines: lines.map(parseLine) }
    })
}

export function readRequirements(): Section[] {
  return parseRequirements(readFileSync(requirementsPath, 'utf8'))
}

/** The title of `test('…')` and `test.each(…)('…')`; null for other code and for skipped tests. */
function titleOfTest({ type, expression }: Node): string | null {
  if (type !== 'ExpressionStatement' || !isNode(expression)) return null
  const names = calleeNames(expression)
  if (names.at(-1) !== 'test' || names.includes('skip') || names.includes('todo')) return null
  return nameOf([expression.arguments].flat()[0])
}

/** The names of `test.each(…)(…)` are each and test. */
function calleeNames(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'CallExpression') return calleeNames(node.callee)
  if (node.type === 'MemberExpression')
    return [nameOf(node.property) ?? '', ...calleeNames(node.object)]
  return [nameOf(node) ?? '']
}

/** The titles of a file's tests as they are written, without those that are skipped. */
export function testTitles(file: SourceFile): string[] {
  const tests = findNodes(parseFile(file).program, (node) => titleOfTest(node) !== null)
  return tests.flatMap((node) => titleOfTest(node) ?? [])
}

function isBlank(text: string): boolean {
  return text.replaceAll(/\/\/.*|\/\*[^]*?\*\//g, '').trim() === ''
}

/** The proofs in a test file; `misplaced` are annotations that no test follows. */
export function findProofs(file: SourceFile): { proofs: Proof[]; misplaced: string[] } {
  const { program, comments } = parseFile(file)
  const annotations = comments.filter(({ value }) => /^\W*Proves\b/.test(value))
  if (annotations.length === 0) return { proofs: [], misplaced: [] }
  const tests = findNodes(program, (node) => titleOfTest(node) !== null)
  const proofs: Proof[] = []
  const misplaced: string[] = []
  for (const { value, start, end } of annotations) {
    const ids = /^ Proves (\d+(?:\.\d+){2}(?:, \d+(?:\.\d+){2})*)\.$/.exec(value)?.[1]?.split(', ')
    const next = tests.find((node) => node.start > end)
    const title = next && isBlank(file.text.slice(end, next.start)) ? titleOfTest(next) : null
    if (!ids || title === null) misplaced.push(`${file.path}:${lineAt(file.text, start)} ${value}`)
    else proofs.push(...ids.map((id) => ({ id, path: file.path, title })))
  }
  return { proofs, misplaced }
}

/** The lines about sizes, which `npm run budgets` proves. */
function budgetProofs(): Proof[] {
  return budgets.flatMap(({ what, proves = [] }) =>
    proves.map((id) => ({ id, path: 'scripts/budgets.ts', title: what })),
  )
}

export function findAllProofs(): { proofs: Proof[]; misplaced: string[] } {
  const found = requireSourceFiles(
    ['{app,tests,scripts}/**/*.test.{ts,tsx}'],
    ['tests/conventions/requirements.test.ts'],
  ).map(findProofs)
  return {
    proofs: [...found.flatMap(({ proofs }) => proofs), ...budgetProofs()],
    misplaced: found.flatMap(({ misplaced }) => misplaced),
  }
}

/** Sections named in a text as `(requirements 4.2, 4.3)`, also across the lines of a comment. */
export function findSections(text: string): string[] {
  return [
    ...text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ').matchAll(/[(]requirements ([^)]*)\)/g),
  ].flatMap(([, list = '']) => list.split(/,\s*/))
}

/** The files that implement each section: code of the product, without tests. */
export function findBuiltIn(): Map<string, string[]> {
  const files = requireSourceFiles(
    ['{app,scripts,art}/**/*.{ts,tsx,css}', '*.ts'],
    ['**/*.test.{ts,tsx}'],
  )
  const builtIn = new Map<string, string[]>()
  for (const { path, text } of files)
    for (const id of new Set(findSections(text)))
      builtIn.set(id, [...(builtIn.get(id) ?? []), path])
  return builtIn
}

/** The lines that no test names, with a mark or without one. */
export function findUnproved(sections: readonly Section[], proofs: readonly Proof[]): Line[] {
  const proved = new Set(proofs.map(({ id }) => id))
  return sections.flatMap(({ lines }) => lines).filter(({ id }) => !proved.has(id))
}

function renderLine({ id, text, mark }: Line, proofs: readonly Proof[]): string {
  const places = proofs
    .filter((proof) => proof.id === id)
    .map(({ path, title }) => `  - \`${path}\`: ${title.replaceAll(/[\\*_<>`|[\]]/g, '\\$&')}`)
  const reason = mark ? [`  - ${mark.kind}: ${mark.reason}`] : []
  return [`- **${id}** ${text}`, ...places, ...reason].join('\n')
}

/** The document that `npm run requirements` writes. */
export function renderProof(
  sections: readonly Section[],
  builtIn: ReadonlyMap<string, readonly string[]>,
  proofs: readonly Proof[],
): string {
  const lines = sections.flatMap((section) => section.lines)
  const unproved = findUnproved(sections, proofs)
  const count = (kind: Mark['kind']) => lines.filter(({ mark }) => mark?.kind === kind).length
  const parts = sections.map(({ id, title, lines: own }) =>
    [
      `## ${id} ${title}`,
      `Built in ${(builtIn.get(id) ?? []).map((path) => `\`${path}\``).join(', ')}`,
      own.map((line) => renderLine(line, proofs)).join('\n'),
    ].join('\n\n'),
  )
  return [
    '# Proof of the requirements',
    'Written by `npm run requirements` from `docs/requirements.md`, from the sections that code names\n' +
      'and from the `// Proves …` above tests.',
    `${lines.length} lines: ${lines.length - unproved.length} proved by tests, ` +
      `${count('looked at')} looked at, ${count('open')} open.`,
    ...parts,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
