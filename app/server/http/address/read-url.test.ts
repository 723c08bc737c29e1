import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readUrl } from './read-url.ts'

function read(url: string): URL | null {
  const request = new IncomingMessage(new Socket())
  request.url = url
  request.headers.host = 'studio.example'
  return readUrl(request)
}

test.each([
  ['/he/blog?q=a%5Cb', 'q', 'a\\b'],
  ['/he/blog?q=a%5cb', 'q', 'a\\b'],
  ['/he/blog?q=a\\b', 'q', 'a\\b'],
  ['/he/blog?utm_source=%5C%5Chost', 'utm_source', '\\\\host'],
  ['/he/blog?q=a%0Ab', 'q', 'a\nb'],
  ['/he/blog?q=a%0d%0ab', 'q', 'a\r\nb'],
])('the query of %s may contain pasted text', (url, name, value) => {
  expect(read(url)?.searchParams.get(name)).toBe(value)
  expect(read(url)?.pathname).toBe('/he/blog')
})

test.each([
  '/he\\blog',
  '/he/%5cblog',
  '/%5Cevil.test',
  '/he/%00',
  '/he?q=%00',
  '/he/%0a',
  '/he?q=\u007f',
  '/he/%zz',
  'http://evil.test/',
  '',
])('%j is not a valid address', (url) => {
  expect(read(url)).toBeNull()
})
