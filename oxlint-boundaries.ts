import type { OxlintOverride } from 'oxlint'
import {
  aliasOf,
  boundaries,
  boundaryOf,
  layers,
  patternsOf,
  type Pattern,
} from './oxlint-layers.ts'

/** copyFor() fills the studio's name and figures into the texts, so it may import the catalogue. */
const copyException = restrict(
  ['app/copy/*.server.ts'],
  [
    {
      regex: aliasOf(['domain', 'ui', 'parts', 'documents', 'desk', 'server']),
      message: 'copyFor() may import copy, content, catalog and i18n.',
    },
    {
      regex: '^\\.\\./|^[@a-zA-Z]',
      message: 'copyFor() may import copy, content, catalog and i18n.',
    },
  ],
)

/** Articles are parsed by the libraries for their formats, only on the server. */
const readerException = restrict(
  ['app/content/markdown/*.server.ts', 'app/content/posts/*.server.ts'],
  [
    {
      regex: `${aliasOf(['copy', 'ui', 'parts', 'documents', 'desk', 'server'])}|^node:`,
      message: boundaries.content.message,
    },
  ],
)

const otherPage =
  'A page imports no other page: what two pages share belongs in the parts beside the pages, or in ui.'

/** Pages of the site and of the admin area: one folder each. */
const pageBoundaries = [
  restrict(
    ['app/documents/site/pages/**/*.{ts,tsx}'],
    [
      {
        regex: '^#documents/(site/pages|template/[^f][^/]*|card)/|^\\.\\./[^/]+/',
        message: otherPage,
      },
      ...patternsOf('documents', false),
    ],
  ),
  restrict(
    ['app/desk/pages/*/**/*.{ts,tsx}'],
    [{ regex: '^#desk/pages/|^\\.\\./[^/]+/', message: otherPage }, ...patternsOf('desk', false)],
  ),
]

const browserSide =
  'This runs in the browser: it may import documents, parts, ui, types of copy, catalog, domain and i18n, but no server and no page.'

/** What the documents share runs in the browser too, and gets its data as props. */
const browserBoundary = restrict(
  [
    'app/documents/{head,islands,behaviours}/**/*.{ts,tsx}',
    'app/documents/site/parts/**/*.{ts,tsx}',
    'app/documents/template/frame/**/*.{ts,tsx}',
  ],
  [
    {
      regex: '^#(server|desk)/|^#documents/(site/pages|card)/|^\\.\\./(\\.\\./)?pages/',
      message: browserSide,
    },
    { regex: '^#copy/', message: browserSide, allowTypeImports: true },
    { regex: '^node:', message: browserSide },
    ...patternsOf('documents', false),
  ],
)

/** Behaviours are in the folder of the page that uses them; the document's entry loads them. */
const behaviourBoundary = restrict(
  [
    'app/documents/{site/pages,template}/*/behaviours/**/*.ts',
    'app/documents/card/behaviours/**/*.ts',
  ],
  [
    {
      regex: '^#(copy|server|desk)/|^#documents/(site/pages|template/[^f])|^\\.\\./[^/]*\\.tsx?$',
      message:
        'behaviours may import other behaviours, parts, ui, catalog, domain and i18n: they run in the browser.',
    },
    {
      regex: '^[@a-zA-Z]',
      message: 'behaviours may import no packages: every byte is sent to phones.',
    },
    ...patternsOf('documents', false),
  ],
)

/** A template shares the platform with the site, but not its look (decision 0031). */
const templateBoundary = restrict(
  ['app/documents/template/*/**/*.tsx'],
  [
    {
      regex: '^#ui/|^#desk/|^#documents/(site|card)/|^\\.\\./([^f./][^/]*|f[^r][^/]*)/',
      message:
        'A template may import the frame of the templates and the data attributes, and no other template.',
    },
    ...patternsOf('documents', false),
  ],
)

/** Tests may import the test runner, and the words themselves. */
const documentTests: OxlintOverride = {
  files: ['app/documents/**/*.test.{ts,tsx}', 'app/desk/**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns: patternsOf('documents', true) }] },
}

function restrict(files: string[], patterns: Pattern[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

/** The words of the admin area: plain data, which the server's emails and records use too. */
const deskWords = restrict(
  ['app/desk/words/**/*.ts'],
  [
    {
      regex: '^#(ui|parts|documents|server)/|^#desk/(pages|parts)/|^\\.\\./\\.\\./parts',
      message: 'The words of the admin area may import copy, content, catalog, domain and i18n.',
    },
    { regex: '^[@a-zA-Z]', message: 'Words are plain data: they need no packages.' },
  ],
)

/** Later overrides win, so the exceptions come after the boundaries. */
export const boundaryOverrides: OxlintOverride[] = [
  ...layers.flatMap(boundaryOf),
  copyException,
  readerException,
  ...pageBoundaries,
  templateBoundary,
  // Also of the templates' frame, which is no template.
  browserBoundary,
  behaviourBoundary,
  deskWords,
  documentTests,
]
