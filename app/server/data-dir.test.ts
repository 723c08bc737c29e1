import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeDataDir, findDataDir } from './data-dir.ts'
import { parseEnv } from './env.ts'

const folder = mkdtempSync(join(tmpdir(), 'data-dir-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function makeFolder(name: string, mode = 0o755): string {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true })
  chmodSync(path, mode)
  return path
}

// Proves 12.3.1.
test('without DATA_DIR the data is in the home, outside the checkout', () => {
  const HOME = makeFolder('home')
  expect(parseEnv({ HOME }).DATA_DIR).toBe(join(HOME, '.local/share/dagesh'))
})

const checkout = join(folder, 'checkout')
const HOME = join(folder, 'home')

// Proves 12.3.1.
test('XDG_DATA_HOME takes precedence over the home, and DATA_DIR over both', () => {
  const XDG_DATA_HOME = makeFolder('share')
  expect(findDataDir({ HOME, XDG_DATA_HOME }, checkout)).toBe(join(XDG_DATA_HOME, 'dagesh'))
  expect(findDataDir({ HOME, XDG_DATA_HOME: 'relative' }, checkout)).toBe(
    join(HOME, '.local/share/dagesh'),
  )
  expect(parseEnv({ HOME, DATA_DIR: '/srv/site' }).DATA_DIR).toBe('/srv/site')
})

// Proves 12.3.2.
test('existing data in the checkout is used, and development always uses the checkout', () => {
  const old = makeFolder('old')
  expect(findDataDir({ HOME }, old)).not.toBe(join(old, 'data'))
  expect(findDataDir({ HOME, NODE_ENV: 'development' }, old)).toBe(join(old, 'data'))
  makeFolder('old/data')
  expect(findDataDir({ HOME }, old)).toBe(join(old, 'data'))
})

// Proves 12.3.1.
test('a home that PostgreSQL or the site cannot enter is not used', () => {
  const isRoot = process.getuid?.() === 0
  const closed = makeFolder('closed', isRoot ? 0o700 : 0o500)
  const elsewhere = isRoot ? '/var/lib/dagesh' : join(checkout, 'data')
  for (const home of [closed, '']) expect(findDataDir({ HOME: home }, checkout)).toBe(elsewhere)
})

// Proves 12.3.2.
test('the start prints where the data is, and warns if it is inside the checkout', () => {
  expect(describeDataDir('/var/lib/dagesh', '/srv/site')).toBe('Its data is in /var/lib/dagesh')
  expect(describeDataDir('/srv/site/data', '/srv/site')).toMatch(/inside the checkout, .+DATA_DIR$/)
  expect(describeDataDir('/srv/site-data', '/srv/site')).toBe('Its data is in /srv/site-data')
})
