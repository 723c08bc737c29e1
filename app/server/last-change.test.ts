import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { digestWords, lastChange } from './last-change.ts'
import recorded from '#content/last-changes.json'
import { pageAt, pages } from '#content/pages.ts'

const words = copyFor('he')
const day = '2026-11-01'

// Proves 2.6.7.
test.each([
  '',
  'about',
  'services/landing-page',
  'portfolio/rody-app',
  'templates/law-firm',
] as const)(
  'the recorded day of /he/%s counts until its text changes, then the newest one',
  (path) => {
    const newest = '2026-11-05'
    const changes = {
      [`he/${path}`]: { digest: digestWords(words, path), day },
      'en/other': { digest: '', day: newest },
      'he/other': { digest: '', day: '2026-10-01' },
    }
    expect(lastChange(words, 'he', path, changes)).toBe(day)
    const edited = structuredClone(words)
    edited.openings[path].lead += '.'
    expect(lastChange(edited, 'he', path, changes)).toBe(newest)
    expect(lastChange(copyFor('en'), 'en', path, changes)).toBe(newest)
    expect(lastChange(words, 'he', path, {})).toBeNull()
  },
)

// Proves 2.6.7.
test('every indexed page has a last change', () => {
  const without = pages.filter(({ path, indexed }) => indexed && !lastChange(words, 'he', path))
  expect(without.map(({ path }) => path)).toEqual([])
})

test('a change below the opening counts as a change of the page', () => {
  const path = 'services/landing-page'
  const edited = structuredClone(words)
  edited.servicePages['landing-page'].what.text += '.'
  expect(digestWords(edited, path)).not.toBe(digestWords(words, path))
  expect(digestWords(edited, 'about')).toBe(digestWords(words, 'about'))
})

test('the day of an article comes from its record', () => {
  const path = 'blog/lovable-base44-reality'
  expect(lastChange(words, 'he', path, {})).toBe(pageAt(path).dates?.updated)
})

test('each recorded change has a page of the sitemap and a day that is not in the future', () => {
  const known = new Set(
    pages.flatMap(({ path, indexed }) => (indexed ? [`he/${path}`, `en/${path}`] : [])),
  )
  expect(Object.keys(recorded).filter((key) => !known.has(key))).toEqual([])
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  for (const change of Object.values<{ day: string }>(recorded)) {
    expect(change.day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(change.day <= tomorrow).toBe(true)
  }
})
