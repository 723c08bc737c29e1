import { defineConfig, type OxlintOverride } from 'oxlint'

const layers = ['domain', 'i18n', 'catalog', 'copy', 'ui', 'site', 'islands', 'server', 'pages'] as const

type Layer = (typeof layers)[number]

type Wall = {
  mayImport: readonly Layer[]
  /** Layers whose types may be imported, and nothing else of them. */
  typesOf?: readonly Layer[]
  /** 'none', or the only package allowed. Left out: any package. */
  package?: string
  /** May use Node's own modules. */
  node?: true
  message: string
}

/** Who may import whom. The message is what a developer reads at the wall. */
const walls: Record<Layer, Wall> = {
  domain: {
    mayImport: ['domain'],
    package: 'zod',
    message: 'domain may import domain and zod: it can be read and tested alone.',
  },
  i18n: {
    mayImport: ['i18n'],
    package: 'none',
    message: 'i18n may import nothing of ours: everyone stands on it.',
  },
  catalog: {
    mayImport: ['catalog', 'domain', 'i18n'],
    package: 'none',
    message: 'catalog may import domain and i18n: facts use types such as Agorot.',
  },
  copy: {
    mayImport: ['copy'],
    typesOf: ['catalog', 'domain', 'i18n'],
    package: 'none',
    message: 'copy may import types of catalog, domain and i18n: words are indexed by ids.',
  },
  ui: {
    mayImport: ['ui', 'i18n'],
    message: 'ui may import i18n: it knows no business.',
  },
  site: {
    mayImport: ['site', 'ui', 'catalog', 'domain', 'i18n'],
    typesOf: ['copy'],
    message: 'site may import ui, types of copy, catalog, domain and i18n: it runs in the browser and gets its data by props.',
  },
  islands: {
    mayImport: ['islands', 'site', 'ui', 'domain', 'catalog', 'i18n'],
    typesOf: ['copy'],
    message: "islands may import site, ui, domain, catalog, i18n and types of copy: they are the browser's own entry.",
  },
  server: {
    mayImport: ['server', 'domain', 'catalog', 'copy', 'i18n'],
    node: true,
    message: 'server may import domain, catalog, copy and i18n: it does not draw.',
  },
  pages: {
    mayImport: ['domain', 'i18n', 'catalog', 'copy', 'ui', 'site', 'islands', 'server'],
    message: 'pages may import every layer, but never another page: what two pages share lives in site or ui.',
  },
}

type Pattern = { regex: string; message: string; allowTypeImports?: boolean }

const anyLayer = layers.join('|')

function aliasOf(names: readonly Layer[]): string {
  return `^#(${names.join('|')})/`
}

/** oxlint's expressions cannot look ahead, so "any package but this one" is spelled letter by letter. */
function packagesExcept(allowed: string): string {
  if (allowed === 'none') return '^[@a-zA-Z]'
  const parts = [...allowed].map((letter, at) => `^${allowed.slice(0, at)}([^${letter}${at === 0 ? './#' : ''}]|$)`)
  return [...parts, `^${allowed}[^/]`].join('|')
}

function patternsOf(layer: Layer, isTest: boolean): Pattern[] {
  const { mayImport, typesOf = [], package: onlyPackage, node, message } = walls[layer]
  const closed = layers.filter((other) => !mayImport.includes(other) && !typesOf.includes(other))
  const patterns: Pattern[] = [
    { regex: aliasOf(closed), message },
    {
      regex: '^(\\.\\./)+(.*/)?\\.\\.(/|$)|^\\.\\./\\.\\./',
      message: 'No ../..: across layers and from deep folders write #layer/file.ts.',
    },
    { regex: `^(\\.\\./)+(${anyLayer})/`, message: 'Across layers write #layer/file.ts, not a relative path.' },
  ]
  if (typesOf.length > 0) patterns.push({ regex: aliasOf(typesOf), message, allowTypeImports: true })
  if (layer === 'pages') patterns.push({ regex: '^\\.\\./[^/]+/', message })
  if (isTest) return patterns
  if (!node) patterns.push({ regex: '^node:', message: `${message} Node's own modules belong to server.` })
  if (onlyPackage !== undefined) patterns.push({ regex: packagesExcept(onlyPackage), message })
  return [...patterns, { regex: '^#tests/', message: 'Only tests import tests.' }]
}

function wallOf(layer: Layer): OxlintOverride[] {
  const rule = (isTest: boolean): NonNullable<OxlintOverride['rules']> => ({
    'no-restricted-imports': ['error', { patterns: patternsOf(layer, isTest) }],
  })
  return [
    { files: [`app/${layer}/**/*.{ts,tsx}`], rules: rule(false) },
    { files: [`app/${layer}/**/*.test.{ts,tsx}`], rules: rule(true) },
  ]
}

/** The one place where words meet facts: copyFor() puts the studio's name and figures into the texts. */
const copyDoor: OxlintOverride = {
  files: ['app/copy/*.server.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: aliasOf(['domain', 'ui', 'site', 'islands', 'server', 'pages']),
            message: 'copyFor() may import copy, catalog and i18n.',
          },
          { regex: '^\\.\\./|^[@a-zA-Z]', message: 'copyFor() may import copy, catalog and i18n.' },
        ],
      },
    ],
  },
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'node', 'vitest'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['build', '.react-router', 'data', 'art/**/*.mjs'],
  env: { builtin: true, browser: true, node: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    // Our conventions.
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-namespace': 'error',
    'typescript/array-type': ['error', { default: 'array' }],
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'node/no-process-env': 'error',
    'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    'max-params': ['error', 5],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'max-depth': ['error', 3],
    'no-console': 'error',
    'no-warning-comments': ['error', { terms: ['fixme', 'xxx', 'hack'] }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'react/forbid-dom-props': [
      'error',
      {
        forbid: [{ propName: 'style', message: 'The content security policy refuses style attributes: use a class or an SVG attribute.' }],
      },
    ],
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/self-closing-comp': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^\\.\\./\\.\\./', message: 'No ../..: across layers write #layer/file.ts.' }] },
    ],

    // Types that carry promises and unknown values.
    // `finally(() => client.end())` is sound: only what is given to markup and conditions is looked at.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/ban-ts-comment': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    'typescript/non-nullable-type-assertion-style': 'off',

    // Plain good habits.
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-else-return': 'error',
    'no-param-reassign': 'error',
    'no-promise-executor-return': 'off',
    'no-empty': 'error',
    'no-empty-function': 'off',
    'no-alert': 'error',
    'no-sequences': 'error',
    'array-callback-return': 'error',
    'no-self-compare': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/prefer-string-replace-all': 'error',
    'unicorn/no-instanceof-array': 'error',
    'unicorn/prefer-at': 'error',
    'unicorn/no-useless-promise-resolve-reject': 'error',
    'unicorn/throw-new-error': 'error',
    'unicorn/no-nested-ternary': 'error',

    // Switched off, each for a reason.
    'react/react-in-jsx-scope': 'off', // The new JSX transform needs no React in scope.
    'no-await-in-loop': 'off', // Retries, queues and page walks are one after the other on purpose.
    'import/no-unassigned-import': 'off', // Styles and fonts are imported for their effect.
    'unicorn/no-array-sort': 'off', // `list.map(…).sort()` sorts a new array.
    'no-control-regex': 'off', // Outside texts are searched for control characters on purpose.
    'no-unmodified-loop-condition': 'off', // It does not see what a callback changes.
    'oxc/no-map-spread': 'off', // A row with one thing added reads best so, and our lists are short.
    'no-shadow': 'off', // A loader's `lang` and its component's `lang` are the same thing.
    'no-underscore-dangle': 'off', // React Router and data layers own such names.
    'unicorn/consistent-function-scoping': 'off', // A helper may stand where it is read.
    'typescript/no-unsafe-type-assertion': 'off', // A SAFETY comment is asked for instead (tests/conventions).
    'import/no-named-as-default': 'off', // react-email and others export both.
    'import/no-named-as-default-member': 'off',
    'typescript/no-misused-spread': 'off', // Limits count code points, and [...text] is exactly that.
    'promise/no-callback-in-promise': 'off', // Node's servers hand out callbacks.
    'promise/always-return': 'off', // `void promise.then(log)` is how a result is dropped knowingly.
    'react/no-array-index-key': 'off', // Lists of words from the copy have no other key and never move.
  },
  overrides: [
    ...layers.flatMap(wallOf),
    copyDoor,
    { files: ['app/{catalog,copy}/**'], rules: { 'max-lines': 'off' } },
    {
      files: [
        '*.config.ts',
        'app/root.tsx',
        'app/routes.ts',
        'app/entry.*.tsx',
        'app/pages/**/*-page.tsx',
        'app/pages/**/*-layout.tsx',
        'app/pages/**/*-error.tsx',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['app/server/env.ts', 'scripts/**', '*.config.ts', 'tests/support/**'], rules: { 'node/no-process-env': 'off' } },
    { files: ['scripts/**', 'art/**', 'tests/**'], rules: { 'no-console': 'off' } },
    // What is built or loaded at run time has no types here.
    { files: ['scripts/**', 'art/**'], rules: { 'typescript/no-unsafe-assignment': 'off', 'typescript/no-unsafe-call': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**', 'scripts/**', 'art/**'],
      rules: {
        'max-lines-per-function': 'off',
        'vitest/valid-expect': ['error', { maxArgs: 2 }], // The second says what is expected.
        'typescript/no-unsafe-assignment': 'off', // expect.any() and the like are any.
      },
    },
  ],
})
