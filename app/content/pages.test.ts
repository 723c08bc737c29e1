import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pagePaths } from '#catalog/pages.ts'
import { posts } from '#catalog/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { specialRoutes } from './special-routes.ts'
import { pageAt, pages } from './pages.ts'

// Proves 2.1.2.
test('each path of the catalogue has one record', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...pagePaths].toSorted())
})

test('POST is declared for every page with a form, so that no such page is rendered in advance', () => {
  const forms = pages.filter(({ methods }) => methods.includes('POST')).map(({ path }) => path)
  expect(forms).toEqual(
    expect.arrayContaining([
      'contact',
      'package-builder',
      'privacy-policy',
      'services/strategic-consulting',
    ]),
  )
})

/**
 * Components whose name ends in "page" and that are not routes: one shared by the legal pages, one
 * a drawing of a page.
 */
const noRoutes = [
  'documents/card/missing-page.tsx',
  'documents/site/pages/legal/legal-page.tsx',
  'documents/site/pages/services/sections/tall-page.tsx',
]

/** Admin screens are listed in app/routes.ts; the design kit is not part of a build. */
test('each page module has a route', () => {
  const folder = join(import.meta.dirname, '..')
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.startsWith('documents/') && file.endsWith('-page.tsx') && !file.includes('/kit/'),
  )
  const named = new Set<string>(
    [...pages, ...Object.values(specialRoutes)].map(({ module }) => module),
  )
  expect(modules.filter((file) => !named.has(file)).toSorted()).toEqual(noRoutes)
})

// Proves 3.9.3.
test.each(['he', 'en'] as const)('an article is indexed only with its text in %s', (lang) => {
  const { postBodies } = copyFor(lang)
  expect(posts.filter((id) => pageAt(`blog/${id}`).indexed)).toEqual(
    posts.filter((id) => postBodies[id].length > 0),
  )
})
