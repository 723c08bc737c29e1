import { parseSync } from 'vite'
import type { SourceFile } from './source-files.ts'

/** A node of the oxc parser's tree (ESTree with JSX and types); `start` and `end` are offsets. */
export type Node = Record<string, unknown> & { type: string; start: number; end: number }

export type Comment = { value: string; start: number; end: number }

/**
 * A string that the program can build at `start`. Parts that are unknown before it runs are `${}`.
 */
export type BuiltText = { text: string; start: number }

const unknown = '${}'

/** Two conditions in one template make four texts; texts beyond this limit are ignored. */
const maxTexts = 16

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(isNode))
    else if (isNode(value)) children.push(value)
  }
  return children
}

type Parsed = { program: Node; comments: Comment[] }

const parsed = new WeakMap<SourceFile, Parsed>()

/**
 * Parses each file once. Throws where a file does not parse, because a rule without a tree would
 * always pass.
 */
export function parseFile(file: SourceFile): Parsed {
  const tree = parsed.get(file) ?? parse(file)
  parsed.set(file, tree)
  return tree
}

function parse({ path, text }: SourceFile): Parsed {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  return { program: program as unknown as Node, comments }
}

/**
 * Every node in source order. `parents` are the nodes around it, the closest last; the list is
 * valid only during the call.
 */
export function findNodes(
  root: Node,
  isWanted: (node: Node, parents: readonly Node[]) => boolean,
): Node[] {
  const found: Node[] = []
  const parents: Node[] = []
  const visit = (node: Node) => {
    if (isWanted(node, parents)) found.push(node)
    parents.push(node)
    childrenOf(node).forEach(visit)
    parents.pop()
  }
  visit(root)
  return found
}

/** The name of an identifier, of a JSX name, or of the last part of `a.b.c` and `a['c']`. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'MemberExpression') return nameOf(node.property)
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return typeof node.name === 'string' ? node.name : null
}

type Constants = ReadonlyMap<string, Node>

/** `const name = …` anywhere in the file. Names are not resolved by scope: the last one counts. */
function constantsOf(program: Node): Constants {
  const declarators = findNodes(
    program,
    (node, parents) =>
      node.type === 'VariableDeclarator' && parents.at(-1)?.kind === 'const' && isNode(node.init),
  )
  return new Map(
    declarators.flatMap(({ id, init }) => {
      const name = nameOf(id)
      return name !== null && isNode(init) ? [[name, init] as const] : []
    }),
  )
}

function joinTexts(parts: readonly (readonly string[])[], separator = ''): string[] {
  return parts
    .reduce<string[]>(
      (starts, ends, index) =>
        starts.flatMap((start) =>
          ends.map((end) => (index === 0 ? end : `${start}${separator}${end}`)),
        ),
      [''],
    )
    .slice(0, maxTexts)
}

/** The parts of `['a', 'b'].join(' ')` and the separator. */
function joinedList(node: Node): { parts: Node[]; separator: string } | null {
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'join') return null
  const list = isNode(node.callee) && isNode(node.callee.object) ? node.callee.object : null
  if (list?.type !== 'ArrayExpression') return null
  const separator = [node.arguments].flat().find(isNode)
  return {
    parts: [list.elements].flat().filter(isNode),
    separator: separator ? (nameOf(separator) ?? ' ') : ',',
  }
}

/** Every text that an expression can produce; [`${}`] where nothing is known about it. */
function textsOf(node: Node, constants: Constants, seen: readonly string[] = []): string[] {
  const of = (part: unknown) => (isNode(part) ? textsOf(part, constants, seen) : [unknown])
  const joined = joinedList(node)
  if (joined) return joinTexts(joined.parts.map(of), joined.separator)
  switch (node.type) {
    case 'Literal':
      return [String(node.value)]
    case 'JSXText':
      return [String(node.value)]
    case 'TemplateLiteral': {
      const expressions = [node.expressions].flat()
      const quasis = [node.quasis].flat().filter(isNode)
      return joinTexts(
        quasis.flatMap((quasi, index) => [
          [quasiText(quasi)],
          ...(index < expressions.length ? [of(expressions[index])] : []),
        ]),
      )
    }
    case 'BinaryExpression':
      return node.operator === '+' ? joinTexts([of(node.left), of(node.right)]) : [unknown]
    case 'ConditionalExpression':
      return [...of(node.consequent), ...of(node.alternate)].slice(0, maxTexts)
    case 'LogicalExpression':
      return [...of(node.left), ...of(node.right)].slice(0, maxTexts)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return of(node.expression)
    case 'Identifier': {
      const name = String(node.name)
      const value = seen.includes(name) ? undefined : constants.get(name)
      return value ? textsOf(value, constants, [...seen, name]) : [unknown]
    }
    default:
      return [unknown]
  }
}

function quasiText({ value }: Node): string {
  if (typeof value !== 'object' || value === null) return ''
  return 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : ''
}

function isText(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string'
  if (node.type === 'BinaryExpression') return node.operator === '+'
  return node.type === 'TemplateLiteral' || node.type === 'JSXText' || joinedList(node) !== null
}

/** Module names and types do not count as texts of the program. */
function isNotProgramText({ type }: Node): boolean {
  return /^(?:Import|ExportAll|TSLiteralType|TSImport)/.test(type)
}

/** Every text the program can build: from literals, templates, sums, joins and constants. */
function findTexts(program: Node): BuiltText[] {
  const constants = constantsOf(program)
  const texts = findNodes(
    program,
    (node, parents) => isText(node) && !isNotProgramText(node) && !parents.some(isNotProgramText),
  )
  return texts.flatMap((node) =>
    textsOf(node, constants).map((text) => ({ text, start: node.start })),
  )
}

export type Finding = { what: string; start: number }

export type TreeRule = (program: Node, file: SourceFile) => readonly Finding[]

export function lineAt(text: string, start: number): number {
  return text.slice(0, start).split('\n').length
}

/** `path:line  what` for every finding of a rule, each once. */
export function findInTrees(files: readonly SourceFile[], rule: TreeRule): string[] {
  return files.flatMap((file) => {
    const found = rule(parseFile(file).program, file)
    return [
      ...new Set(
        found.map(
          ({ what, start }) =>
            `${file.path}:${lineAt(file.text, start)}  ${what.replaceAll(/\s+/g, ' ').trim()}`,
        ),
      ),
    ]
  })
}

/** The findings of a rule in a sample, for the tables of accepted and rejected samples. */
export function findInSample(text: string, rule: TreeRule): string[] {
  const file = { path: 'sample.tsx', text }
  return [...new Set(rule(parseFile(file).program, file).map(({ what }) => what))]
}

/** Makes a rule that checks each text of the program. */
export function onTexts(find: (text: string) => readonly string[]): TreeRule {
  return (program) =>
    findTexts(program).flatMap(({ text, start }) => find(text).map((what) => ({ what, start })))
}

/** Makes a rule that checks each node; it reports the first line of the node's source. */
export function onNodes(isWanted: (node: Node, parents: readonly Node[]) => boolean): TreeRule {
  return (program, { text }) =>
    findNodes(program, isWanted).map(({ start, end }) => ({
      what: text.slice(start, end).split('\n')[0] ?? '',
      start,
    }))
}
