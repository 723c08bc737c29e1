import type { OxlintOverride } from 'oxlint'

const layers = [
  'domain',
  'i18n',
  'catalog',
  'content',
  'copy',
  'ui',
  'site',
  'islands',
  'server',
  'pages',
] as const

type Layer = (typeof layers)[number]

type Boundary = {
  mayImport: readonly Layer[]
  /** Layers from which only types may be imported. Tests may import values too. */
  typesOf?: readonly Layer[]
  /** 'none', or the only package that may be imported. Absent: any package. */
  package?: string
  /** Whether Node's built-in modules may be imported. */
  node?: true
  message: string
}

/** Which layer may import which. Lint shows `message` where an import breaks the rule. */
const boundaries: Record<Layer, Boundary> = {
  domain: {
    mayImport: ['domain'],
    package: 'zod',
    message: 'domain may import domain and zod: it can be read and tested alone.',
  },
  i18n: {
    mayImport: ['i18n'],
    package: 'none',
    message: 'i18n may import nothing of ours: every layer imports it.',
  },
  catalog: {
    mayImport: ['catalog', 'domain', 'i18n'],
    package: 'none',
    message: 'catalog may import domain and i18n: facts use types such as Agorot.',
  },
  content: {
    mayImport: ['content', 'catalog', 'domain', 'i18n'],
    typesOf: ['copy'],
    package: 'none',
    message:
      'content may import catalog, domain, i18n and types of copy: each folder is one page or thing, with its words.',
  },
  copy: {
    mayImport: ['copy'],
    typesOf: ['content', 'catalog', 'domain', 'i18n'],
    package: 'none',
    message:
      'copy may import types of content, catalog, domain and i18n: words are indexed by ids.',
  },
  ui: {
    mayImport: ['ui', 'i18n'],
    message: 'ui may import i18n: it knows nothing about the business.',
  },
  site: {
    mayImport: ['site', 'ui', 'content', 'catalog', 'domain', 'i18n'],
    typesOf: ['copy'],
    message:
      'site may import ui, types of copy, content, catalog, domain and i18n: it runs in the browser and gets its data as props.',
  },
  islands: {
    mayImport: ['islands', 'site', 'ui', 'domain', 'catalog', 'i18n'],
    typesOf: ['copy'],
    message:
      "islands may import site, ui, domain, catalog, i18n and types of copy: they are the browser's own entry.",
  },
  server: {
    mayImport: ['server', 'domain', 'content', 'catalog', 'copy', 'i18n'],
    node: true,
    message: 'server may import domain, content, catalog, copy and i18n: it renders no pages.',
  },
  pages: {
    mayImport: ['domain', 'i18n', 'catalog', 'content', 'copy', 'ui', 'site', 'islands', 'server'],
    message:
      'pages may import every layer, but never another page: what two pages share belongs in site or ui.',
  },
}

type Pattern = { regex: string; message: string; allowTypeImports?: boolean }

const anyLayer = layers.join('|')

function aliasOf(names: readonly Layer[]): string {
  return `^#(${names.join('|')})/`
}

/**
 * oxlint's regular expressions have no lookahead, so "any package but this" is spelled out letter
 * by letter.
 */
function packagesExcept(allowed: string): string {
  if (allowed === 'none') return '^[@a-zA-Z]'
  const parts = [...allowed].map(
    (letter, at) => `^${allowed.slice(0, at)}([^${letter}${at === 0 ? './#' : ''}]|$)`,
  )
  return [...parts, `^${allowed}[^/]`].join('|')
}

function patternsOf(layer: Layer, isTest: boolean): Pattern[] {
  const { mayImport, typesOf = [], package: onlyPackage, node, message } = boundaries[layer]
  const closed = layers.filter((other) => !mayImport.includes(other) && !typesOf.includes(other))
  const patterns: Pattern[] = [
    { regex: aliasOf(closed), message },
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
  if (layer === 'pages') patterns.push({ regex: '^\\.\\./[^/]+/', message })
  if (isTest) return patterns
  if (typesOf.length > 0)
    patterns.push({ regex: aliasOf(typesOf), message, allowTypeImports: true })
  if (!node)
    patterns.push({ regex: '^node:', message: `${message} Node's own modules belong to server.` })
  if (onlyPackage !== undefined) patterns.push({ regex: packagesExcept(onlyPackage), message })
  return [...patterns, { regex: '^#tests/', message: 'Only tests import tests.' }]
}

function boundaryOf(layer: Layer): OxlintOverride[] {
  const rule = (isTest: boolean): NonNullable<OxlintOverride['rules']> => ({
    'no-restricted-imports': ['error', { patterns: patternsOf(layer, isTest) }],
  })
  return [
    { files: [`app/${layer}/**/*.{ts,tsx}`], rules: rule(false) },
    { files: [`app/${layer}/**/*.test.{ts,tsx}`], rules: rule(true) },
  ]
}

/** copyFor() fills the studio's name and figures into the texts, so it may import the catalogue. */
const copyException: OxlintOverride = {
  files: ['app/copy/*.server.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: aliasOf(['domain', 'ui', 'site', 'islands', 'server', 'pages']),
            message: 'copyFor() may import copy, content, catalog and i18n.',
          },
          {
            regex: '^\\.\\./|^[@a-zA-Z]',
            message: 'copyFor() may import copy, content, catalog and i18n.',
          },
        ],
      },
    ],
  },
}

/** Articles are parsed by the libraries for their formats, only on the server. */
const readerException: OxlintOverride = {
  files: ['app/content/markdown/*.server.ts', 'app/content/posts/*.server.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `${aliasOf(['copy', 'ui', 'site', 'islands', 'server', 'pages'])}|^node:`,
            message: boundaries.content.message,
          },
        ],
      },
    ],
  },
}

/**
 * Behaviours are in the folder of the page that uses them and run in the browser, so they may
 * import what islands may. app/entry.public.ts, above the layers, loads them.
 */
const behaviourBoundary: OxlintOverride = {
  files: ['app/pages/*/behaviours/**/*.ts', 'app/pages/templates/*/behaviours/**/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `${aliasOf(['copy', 'server', 'pages'])}|^\\.\\./`,
            message:
              'behaviours may import islands, site, ui, domain, catalog and i18n: they run in the browser.',
          },
          {
            regex: '^[@a-zA-Z]',
            message: 'behaviours may import no packages: every byte is sent to phones.',
          },
        ],
      },
    ],
  },
}

/** Their tests may import the test runner. */
const behaviourTests: OxlintOverride = {
  files: ['app/pages/**/behaviours/**/*.test.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns: patternsOf('islands', true) }] },
}

/** A template shares the platform with the site, but not its look (decision 0031). */
const templateBoundary: OxlintOverride = {
  files: ['app/pages/templates/*/**/*.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^#(ui|islands|pages)/|^#site/([a-ce-su-z]|d[b-z]|t[a-df-z])|^\\.\\./[^/]+/',
            message:
              'A template may import of site the template frame and the data attributes, and no other template.',
          },
          { regex: '^#tests/', message: 'Only tests import tests.' },
        ],
      },
    ],
  },
}

/** Later overrides win, so the exceptions come after the boundaries. */
export const boundaryOverrides: OxlintOverride[] = [
  ...layers.flatMap(boundaryOf),
  copyException,
  readerException,
  behaviourBoundary,
  behaviourTests,
  templateBoundary,
]
