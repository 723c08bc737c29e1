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
] as const)('the day of /he/%s is stated until one of its words changes', (path) => {
  const changes = { [`he/${path}`]: { digest: digestWords(words, path), day } }
  expect(lastChange(words, 'he', path, changes)).toBe(day)
  const edited = structuredClone(words)
  edited.openings[path].lead += '.'
  expect(lastChange(edited, 'he', path, changes)).toBeNull()
  expect(lastChange(copyFor('en'), 'en', path, changes)).toBeNull()
})

test('the text below the opening counts', () => {
  const path = 'services/landing-page'
  const edited = structuredClone(words)
  edited.servicePages['landing-page'].what.text += '.'
  expect(digestWords(edited, path)).not.toBe(digestWords(words, path))
  expect(digestWords(edited, 'about')).toBe(digestWords(words, 'about'))
})

test('an article states its day itself', () => {
  const path = 'blog/lovable-base44-reality'
  expect(lastChange(words, 'he', path, {})).toBe(pageAt(path).dates?.updated)
})

test('each record is of a page that is in the sitemap, on a day that was', () => {
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
