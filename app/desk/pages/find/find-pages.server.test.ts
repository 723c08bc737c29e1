import { expect, test } from 'vitest'
import { dashboardScreens } from '#content/desk-routes.ts'
import { findPages } from './find-pages.server.ts'

/** Pages without an item in their address, which the owner opens from a page above them. */
const within = new Set(['/:lang/emodesuper/dashboard/settings/backups/restore'])

// Proves 7.13.2.
test('every page of the admin area that is not about an item is found by its name', () => {
  const pages = dashboardScreens
    .filter(({ module, pattern }) => module.endsWith('-page.tsx') && !within.has(pattern))
    .map(({ pattern }) => pattern.replace(':lang', 'he'))
    .filter((address) => !address.includes(':'))
  const found = new Set(
    findPages('', { lang: 'he', isOwner: true }).map(({ to }) => to.split('?')[0]),
  )
  expect(pages.filter((page) => !found.has(page))).toEqual([])
})
