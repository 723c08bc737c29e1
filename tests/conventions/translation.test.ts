import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { importedFiles } from './imported-files.ts'
import {
  findInSample,
  findInTrees,
  findNodes,
  isNode,
  nameOf,
  type Node,
  type TreeRule,
} from './syntax-tree.ts'

const isFragment = ({ type }: Node) => type === 'JSXFragment'

/** Without comments, and without the line breaks that JSX drops. */
function shownChildren({ children }: Node): Node[] {
  return [children].flat().filter((child): child is Node => {
    if (!isNode(child)) return false
    if (child.type === 'JSXText') return !/^\s*\n\s*$/.test(String(child.value))
    return !(isNode(child.expression) && child.expression.type === 'JSXEmptyExpression')
  })
}

/** Names that the file declares as `ReactElement`, which is never a text. */
function elementNames(program: Node): ReadonlySet<string> {
  const declared = findNodes(
    program,
    ({ type, typeAnnotation }) =>
      /^(?:TSPropertySignature|Identifier)$/.test(type) &&
      isNode(typeAnnotation) &&
      isNode(typeAnnotation.typeAnnotation) &&
      isNode(typeAnnotation.typeAnnotation.typeName) &&
      nameOf(typeAnnotation.typeAnnotation.typeName) === 'ReactElement',
  )
  return new Set(declared.map((node) => nameOf(node.key ?? node) ?? ''))
}

/** What a function returns, without the functions in it. */
function returnedBy(callback: Node): Node[] {
  const { body } = callback
  if (!isNode(body)) return []
  if (body.type !== 'BlockStatement') return [body]
  return findNodes(
    body,
    ({ type }, parents) =>
      type === 'ReturnStatement' && !parents.some((parent) => /Function/.test(parent.type)),
  ).flatMap(({ argument }) => (isNode(argument) ? [argument] : []))
}

/** Whether React may make a text node of an expression among other children. */
function mayBeText(node: unknown, elements: ReadonlySet<string>): boolean {
  if (!isNode(node)) return false
  const either = (...parts: unknown[]) => parts.some((part) => mayBeText(part, elements))
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return either(node.expression)
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
    case 'ConditionalExpression':
      return either(node.consequent, node.alternate)
    case 'LogicalExpression':
      return node.operator === '&&' ? either(node.right) : either(node.left, node.right)
    case 'Identifier':
      return node.name !== 'undefined' && !elements.has(String(node.name))
    case 'CallExpression': {
      const items = listItems(node)
      return items === null || either(...items)
    }
    default:
      return true
  }
}

/** What the callback of `list.map(…)` returns; null for other calls. */
function listItems({ callee, arguments: given }: Node): Node[] | null {
  if (!/^(?:map|flatMap)$/.test(nameOf(callee) ?? '')) return null
  const [callback] = [given].flat()
  return isNode(callback) && /Function/.test(callback.type) ? returnedBy(callback) : null
}

/** Whether the only child is a list of texts, which are then beside each other. */
function isListOfTexts(node: Node, elements: ReadonlySet<string>): boolean {
  const { expression } = node
  if (!isNode(expression)) return false
  return (
    expression.type === 'CallExpression' &&
    (listItems(expression) ?? []).some((item) => mayBeText(item, elements))
  )
}

/**
 * Texts beside other nodes in the same element. A browser that translates the page moves their
 * nodes, and React fails when it removes one, or puts something before it.
 */
const findLooseTexts: TreeRule = (program, { text }) => {
  const elements = elementNames(program)
  const parents = findNodes(program, ({ type }) => /^JSX(?:Element|Fragment)$/.test(type))
  return parents.flatMap((parent) => {
    const children = shownChildren(parent)
    const isAlone = children.length === 1 && !isFragment(parent)
    return children
      .filter((child) =>
        isAlone
          ? isListOfTexts(child, elements)
          : child.type === 'JSXText' || mayBeText(child, elements),
      )
      .map(({ start, end }) => ({ what: text.slice(start, end).trim() || 'a space', start }))
  })
}

test.each([
  ['<p>{isOpen && text}</p>', 0],
  ['<p>{isOpen ? copy.open : copy.closed}</p>', 0],
  ['<p>{isOpen && text} <b /></p>', 2],
  ['<p><b />{isOpen && text}</p>', 1],
  ['<p><b />{isOpen && <span>{text}</span>}</p>', 0],
  ['<p>\n  <b />\n  {isOpen ? <i /> : null}\n</p>', 0],
  ['<p><b />{isOpen ? <i /> : undefined}</p>', 0],
  ['<p><b />{text}</p>', 1],
  ['<p><b />{copy.text}</p>', 1],
  ['<p><b />{count}</p>', 1],
  ['<p><b />{fill(copy.text, {})}</p>', 1],
  ['<p><b />{`${a}`}</p>', 1],
  ['<p><b />text</p>', 1],
  ['<p>{a}: </p>', 2],
  ["<p><b />{' '}<i /></p>", 1],
  ['<p>{`${a}: `}</p>', 0],
  ['<p>{error && <><b />{error}</>}</p>', 1],
  ['<p>{error && <>{error}</>}</p>', 1],
  ['<ul><li />{list.map((each) => <li key={each}>{each}</li>)}</ul>', 0],
  ['<ul><li />{list.map((each) => each.name)}</ul>', 1],
  ['<ul>{list.map((each) => each.name)}</ul>', 1],
  ['<ul>{list.map((each) => { return each ? <li /> : null })}</ul>', 0],
  ['<ul>{list.map((each) => { return each ? <li /> : each })}</ul>', 1],
  ['<p><b />{/* a comment */}</p>', 0],
  ['function A({ children }: { children: ReactNode }) { return <p><b />{children}</p> }', 1],
  ['function A({ children }: { children: ReactElement }) { return <p><b />{children}</p> }', 0],
  ['const a = (icon: ReactElement) => <p>{icon}{text}</p>', 1],
])('the loose texts in %j: %i', (text, count) => {
  expect(findInSample(text, findLooseTexts)).toHaveLength(count)
})

/** Every component that hydrates on a public page. */
const islands = importedFiles('app/documents/islands/registry.ts').filter(({ path }) =>
  path.endsWith('.tsx'),
)

test('the components of islands are found', () => {
  const paths = islands.map(({ path }) => path)
  expect(paths).toContain('app/documents/site/parts/lead-form/lead-form-parts.tsx')
  expect(paths).toContain('app/documents/site/parts/package-builder/receipt-lines.tsx')
  expect(paths).toContain('app/ui/field.tsx')
})

test('a text in an island is the only child of its element', () => {
  expectNone(
    findInTrees(islands, findLooseTexts),
    'Where the browser translates a page, React fails at a text beside other nodes: put the text, with its space, into an element of its own.',
  )
})
