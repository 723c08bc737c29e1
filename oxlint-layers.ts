import type { OxlintOverride } from 'oxlint'

export const layers = [
  'domain',
  'i18n',
  'catalog',
  'content',
  'copy',
  'ui',
  'parts',
  'documents',
  'desk',
  'server',
] as const

type Layer = (typeof layers)[number]

type Boundary = {
  mayImport: readonly Layer[]
  /** Layers from which only types may be imported. Tests may import values too. */
  typesOf?: readonly Layer[]
  /** The only packages that may be imported. Absent: any package. */
  packages?: readonly string[]
  /** Whether Node's built-in modules may be imported. */
  node?: true
  message: string
}

/** Which layer may import which. Lint shows `message` where an import breaks the rule. */
export const boundaries: Record<Layer, Boundary> = {
  domain: {
    mayImport: ['domain'],
    packages: ['zod', 'libphonenumber-js'],
    message:
      'domain may import domain, zod and the rules of phone numbers: it can be read and tested alone.',
  },
  i18n: {
    mayImport: ['i18n'],
    packages: [],
    message: 'i18n may import nothing of ours: every layer imports it.',
  },
  catalog: {
    mayImport: ['catalog', 'domain', 'i18n'],
    packages: [],
    message: 'catalog may import domain and i18n: facts use types such as Agorot.',
  },
  content: {
    mayImport: ['content', 'catalog', 'domain', 'i18n'],
    typesOf: ['copy'],
    packages: [],
    message:
      'content may import catalog, domain, i18n and types of copy: each folder is one page or thing, with its words.',
  },
  copy: {
    mayImport: ['copy'],
    typesOf: ['content', 'catalog', 'domain', 'i18n'],
    packages: [],
    message:
      'copy may import types of content, catalog, domain and i18n: words are indexed by ids.',
  },
  ui: {
    mayImport: ['ui', 'i18n'],
    message: 'ui may import i18n: it knows nothing about the business.',
  },
  parts: {
    mayImport: ['parts', 'ui', 'content', 'catalog', 'domain', 'i18n'],
    typesOf: ['copy'],
    message:
      'parts may import ui, types of copy, content, catalog, domain and i18n: documents and desk share them, and they get their data as props.',
  },
  documents: {
    mayImport: [
      'documents',
      'parts',
      'ui',
      'server',
      'copy',
      'content',
      'catalog',
      'domain',
      'i18n',
    ],
    message:
      'documents may import every layer but desk: a public page must not load the admin area.',
  },
  desk: {
    mayImport: ['desk', 'parts', 'ui', 'server', 'copy', 'content', 'catalog', 'domain', 'i18n'],
    message: 'desk may import every layer but documents: what both show belongs in parts or ui.',
  },
  server: {
    mayImport: ['server', 'domain', 'content', 'catalog', 'copy', 'i18n'],
    node: true,
    message: 'server may import domain, content, catalog, copy and i18n: it renders no pages.',
  },
}

export type Pattern = { regex: string; message: string; allowTypeImports?: boolean }

const anyLayer = layers.join('|')

export function aliasOf(names: readonly Layer[]): string {
  return `^#(${names.join('|')})/`
}

/**
 * oxlint's regular expressions have no lookahead, so "any package but this" is spelled out letter
 * by letter.
 */
function packagesExcept(allowed: readonly string[]): string {
  if (allowed.length === 0) return '^[@a-zA-Z]'
  const beginnings = new Set(allowed.flatMap((name) => [...name].map((_, at) => name.slice(0, at))))
  const parts = [...beginnings].map((beginning) => {
    const names = allowed.filter((name) => name.startsWith(beginning))
    const next = names.map((name) => name.charAt(beginning.length)).join('')
    return `^${beginning}([^${next}${beginning === '' ? './#' : ''}]|$)`
  })
  return [...parts, ...allowed.map((name) => `^${name}[^/]`)].join('|')
}

/** The words of the admin area are plain data: the server writes to the owner in them. */
function closedPattern(layer: Layer, closed: readonly Layer[]): string {
  if (layer !== 'server' && layer !== 'documents') return aliasOf(closed)
  const others = closed.filter((other) => other !== 'desk')
  return `${aliasOf(others)}|^#desk/(pages|parts)/`
}

export function patternsOf(layer: Layer, isTest: boolean): Pattern[] {
  const { mayImport, typesOf = [], packages, node, message } = boundaries[layer]
  const closed = layers.filter((other) => !mayImport.includes(other) && !typesOf.includes(other))
  const patterns: Pattern[] = [
    { regex: closedPattern(layer, closed), message },
    {
      regex: '^(\\.\\./)+(.*/)?\\.\\.(/|$)|^\\.\\./\\.\\./',
      message: 'No ../..: across layers and from deep folders write #layer/file.ts.',
    },
    {
      regex: `^(\\.\\./)+(${anyLayer})/`,
      message: 'Across layers write #layer/file.ts, not a relative path.',
    },
  ]
  // A test may import the texts themselves.
  if (typesOf.length > 0 && !isTest)
    patterns.push({ regex: aliasOf(typesOf), message, allowTypeImports: true })
  if (isTest) return patterns
  if (typesOf.length > 0)
    patterns.push({ regex: aliasOf(typesOf), message, allowTypeImports: true })
  if (!node)
    patterns.push({ regex: '^node:', message: `${message} Node's own modules belong to server.` })
  if (packages !== undefined) patterns.push({ regex: packagesExcept(packages), message })
  return [...patterns, { regex: '^#tests/', message: 'Only tests import tests.' }]
}

export function boundaryOf(layer: Layer): OxlintOverride[] {
  const rule = (isTest: boolean): NonNullable<OxlintOverride['rules']> => ({
    'no-restricted-imports': ['error', { patterns: patternsOf(layer, isTest) }],
  })
  return [
    { files: [`app/${layer}/**/*.{ts,tsx}`], rules: rule(false) },
    { files: [`app/${layer}/**/*.test.{ts,tsx}`], rules: rule(true) },
  ]
}
