import { expect, test } from 'vitest'
import { scriptFiles } from './scripts-of.ts'

const site = {
  'app/site/entry.ts': { file: 'entry.js', imports: ['_shared.js'] },
  'app/pages/home/home.ts': { file: 'home.js', imports: ['_shared.js', 'app/site/entry.ts'] },
  'app/pages/away-from-home.ts': { file: 'away.js' },
  '_shared.js': { file: 'shared.js', imports: ['_shared.js'] },
}
const template = { 'app/template/entry.ts': { file: 'template.js' } }

test.each([
  [['site/entry.ts'], ['entry.js', 'shared.js']],
  [['home.ts'], ['home.js', 'shared.js', 'entry.js']],
  [
    ['site/entry.ts', 'pages/home/home.ts'],
    ['entry.js', 'shared.js', 'home.js'],
  ],
  [['template/entry.ts'], ['template.js']],
])('the scripts of %j', (sources, files) => {
  expect(scriptFiles([site, template], sources)).toEqual(files)
})

test.each([[['nowhere.ts']], [['from-home.ts']], [['site/entry.ts', 'template/entry.ts']]])(
  'no build has the scripts %j',
  (sources) => {
    expect(() => scriptFiles([site, template], sources)).toThrow('No build has the scripts')
  },
)
