import { expect, test } from 'vitest'
import { scriptFiles } from './scripts-of.ts'

const site = {
  'app/entry.ts': { file: 'entry.js', imports: ['_shared.js'] },
  'app/pages/home/home.ts': { file: 'home.js', imports: ['_shared.js', 'app/entry.ts'] },
  'app/pages/away-from-home.ts': { file: 'away.js' },
  '_shared.js': { name: 'shared', file: 'shared.js', imports: ['_shared.js'] },
  'app/site.css': { name: 'site', file: 'site.css' },
}
const template = { 'app/template-entry.ts': { name: 'template', file: 'template.js' } }

test.each([
  [['entry.ts'], ['entry.js', 'shared.js']],
  [['home.ts'], ['home.js', 'shared.js', 'entry.js']],
  [
    ['entry.ts', 'pages/home/home.ts'],
    ['entry.js', 'shared.js', 'home.js'],
  ],
  [['shared'], ['shared.js']],
  [['template'], ['template.js']],
])('the scripts of %j', (sources, files) => {
  expect(scriptFiles([site, template], sources)).toEqual(files)
})

test.each([[['site']], [['nowhere.ts']], [['entry.ts', 'template']]])(
  'no build has the scripts %j',
  (sources) => {
    expect(() => scriptFiles([site, template], sources)).toThrow('No build has the scripts')
  },
)
