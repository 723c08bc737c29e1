import { defineConfig } from 'oxlint'
import { boundaryOverrides } from './oxlint-boundaries.ts'

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'promise',
    'node',
    'vitest',
  ],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['build', '.react-router', 'data', 'art/**/*.mjs', 'public'],
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
        forbid: [
          {
            propName: 'style',
            message:
              'The content security policy refuses style attributes: use a class or an SVG attribute.',
          },
        ],
      },
    ],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/self-closing-comp': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: '^\\.\\./\\.\\./', message: 'No ../..: across layers write #layer/file.ts.' },
        ],
      },
    ],

    // Types of promises and unknown values.
    // `finally(() => client.end())` is sound: only props and conditions are checked.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
    // A loader of React Router ends early by throwing a Response or data().
    'typescript/only-throw-error': [
      'error',
      {
        allow: [
          { from: 'lib', name: 'Response' },
          { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
        ],
      },
    ],
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

    // General rules.
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
    'typescript/consistent-return': 'off', // The compiler's noImplicitReturns does this.
    'jsx-a11y/prefer-tag-over-role': 'off', // role="status" is better supported than output.
    'jsx-a11y/no-redundant-roles': 'off', // Tables displayed as blocks lose their roles.
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off', // For table rows.
    'jsx-a11y/no-autofocus': 'off', // A dialog or form that was just opened takes the focus.
    'react/react-in-jsx-scope': 'off', // The new JSX transform needs no React in scope.
    'no-await-in-loop': 'off', // Retries, queues and paging are sequential on purpose.
    'import/no-unassigned-import': 'off', // Styles and fonts are imported for their effect.
    'unicorn/no-array-sort': 'off', // `list.map(…).sort()` sorts a new array.
    'no-control-regex': 'off', // Input is searched for control characters on purpose.
    'no-unmodified-loop-condition': 'off', // It does not see changes made in callbacks.
    'oxc/no-map-spread': 'off', // Our lists are short.
    'no-shadow': 'off', // A loader's `lang` and its component's `lang` are the same value.
    'no-underscore-dangle': 'off', // React Router and the database driver have such names.
    'unicorn/consistent-function-scoping': 'off', // A helper may stand where it is used.
    'typescript/no-unsafe-type-assertion': 'off', // A SAFETY comment is required instead.
    'import/no-named-as-default': 'off', // react-email and others export both.
    'import/no-named-as-default-member': 'off',
    'typescript/no-misused-spread': 'off', // [...text] counts code points, as our limits do.
    'promise/no-callback-in-promise': 'off', // Node's servers take callbacks.
    'promise/always-return': 'off', // `void promise.then(log)` drops a result knowingly.
    'react/no-array-index-key': 'off', // Texts from the copy have no other key.
  },
  overrides: [
    ...boundaryOverrides,
    { files: ['app/{catalog,content,copy,desk/words}/**'], rules: { 'max-lines': 'off' } },
    {
      files: [
        '*.config.ts',
        'app/root.tsx',
        'app/routes.ts',
        'app/entry.*.tsx',
        'app/{documents,desk}/**/*-page.tsx',
        'app/{documents,desk}/**/*-layout.tsx',
        'app/{documents,desk}/**/*-error.tsx',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'app/routes.ts',
        'app/server/env.ts',
        'scripts/**',
        '*.config.ts',
        'tests/support/**',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    { files: ['scripts/**', 'art/**', 'tests/**'], rules: { 'no-console': 'off' } },
    // Modules that are built or loaded at run time have no types here.
    {
      files: ['scripts/**', 'art/**'],
      rules: { 'typescript/no-unsafe-assignment': 'off', 'typescript/no-unsafe-call': 'off' },
    },
    {
      files: ['tests/e2e/**'],
      rules: {
        'vitest/expect-expect': 'off', // Waiting for something on a page is the expectation.
        // The route table is above the layers.
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex: '^\\.\\./\\.\\./app/[^/]+/', message: 'Write #layer/file.ts.' }] },
        ],
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**', 'scripts/**', 'art/**'],
      rules: {
        'max-lines-per-function': 'off',
        'vitest/valid-expect': ['error', { maxArgs: 2 }], // The second argument is the message.
        'typescript/no-unsafe-assignment': 'off', // expect.any() and the like are any.
      },
    },
  ],
})
