import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'

const url = '/he/services/seo'

function logged(error: string, at: string): string {
  return JSON.stringify({ level: 50, event: 'page-failed', error, at })
}

const output = [
  'ready: http://localhost:3000',
  logged('Error: older', '    at older (file:///x/build/server/main.js:1:1)'),
  logged(
    'Error: No page names mvp',
    '    at requirePoint (file:///x/build/server/main.js:12:3)\n    at nameOffer (file:///x)',
  ),
  '',
].join('\n')

test.each([
  [
    { status: 500, encoding: 'br', output },
    [
      `${url} answers 500: Error: No page names mvp`,
      '  at requirePoint (build/server/main.js:12:3)',
      '`npm run dev` shows the page with the whole error.',
    ],
  ],
  [
    { status: 404, encoding: 'br', output: '' },
    [
      `${url} answers 404: the app logged no error`,
      '`npm run dev` shows the page with the whole error.',
    ],
  ],
  [{ status: 200, encoding: 'gzip', output: '' }, [`${url} is sent as gzip and not with Brotli`]],
  [
    { status: 200, encoding: undefined, output: '' },
    [`${url} is sent as plain text and not with Brotli`],
  ],
])('of %j the reader learns %j', (failure, lines) => {
  expect(describeFailure(url, failure).split('\n')).toEqual(lines)
})
