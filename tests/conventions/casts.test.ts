import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles, type SourceFile } from './source-files.ts'
import { childrenOf, isNode, lineAt, type Node, parseFile } from './syntax-tree.ts'

type Cast = { start: number; type: string; of: string; returnedAs: string | null }

/** Every `value as Type` below a node. `returnType` is that of the function around it. */
function findCasts(node: Node, text: string, returnType: string | null = null): Cast[] {
  const around = isNode(node.returnType)
    ? text.slice(node.returnType.start, node.returnType.end).replace(/^:\s*/, '')
    : returnType
  const below = childrenOf(node).flatMap((child) => findCasts(child, text, around))
  if (node.type !== 'TSAsExpression' || !isNode(node.typeAnnotation) || !isNode(node.expression))
    return below
  const of = text.slice(node.expression.start, node.expression.end)
  return [
    {
      start: node.start,
      type: text.slice(node.typeAnnotation.start, node.typeAnnotation.end),
      of,
      returnedAs: around,
    },
    ...below,
  ]
}

/** A constant, the keys of a table, or a function that returns exactly this type. */
function isSafeByShape({ type, of, returnedAs }: Cast): boolean {
  return (
    type === 'const' || /^Object\.(?:keys|entries|fromEntries)\(/.test(of) || type === returnedAs
  )
}

function findBareCasts(file: SourceFile): string[] {
  const { path, text } = file
  const { program, comments } = parseFile(file)
  const lineOf = (start: number) => lineAt(text, start)
  const explained = new Set(
    comments.filter(({ value }) => value.includes('SAFETY:')).map(({ end }) => lineOf(end)),
  )
  return findCasts(program, text)
    .filter(
      (cast) =>
        !isSafeByShape(cast) &&
        !explained.has(lineOf(cast.start)) &&
        !explained.has(lineOf(cast.start) - 1),
    )
    .map(
      (cast) => `${path}:${lineOf(cast.start)}  ${cast.of.replaceAll(/\s+/g, ' ')} as ${cast.type}`,
    )
}

test.each([
  ['const a = b as Lang', 1],
  ['const a = b as unknown as Lang', 2],
  ['function f(a: number): Lang { const b = a as Other }', 1],
  ['function f(a: number): Agorot { return a as Agorot }', 0],
  ['const f = (a: number): Agorot => a as Agorot', 0],
  ['const ids = Object.keys(table) as Id[]', 0],
  ['// SAFETY: checked above.\nconst a = b as Lang', 0],
  ['const a = b as Lang // SAFETY: checked above.', 0],
  ['const a = [1] as const', 0],
  ["import { a as b } from './c.ts'", 0],
  ["const text = 'known as Dagesh' // such as this", 0],
])('%s has %i bare casts', (text, count) => {
  expect(findBareCasts({ path: 'a.ts', text })).toHaveLength(count)
})

test('a cast is safe by its shape, or has a SAFETY comment', () => {
  expectNone(
    requireSourceFiles(['app/**/*.{ts,tsx}'], ['**/*.test.{ts,tsx}']).flatMap(findBareCasts),
    'A cast may be wrong: let the types prove it, or write above it why it is right: // SAFETY: …',
  )
})
