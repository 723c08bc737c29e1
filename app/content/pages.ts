import type { PagePath } from '#catalog/pages.ts'
import { clinicPages } from './clinic-pages/clinic-pages.ts'
import type { Menu, PageRecord } from './page-record.ts'
import { singlePages } from './pages/single-pages.ts'
import { postPages } from './posts/posts.ts'
import { caseStudyPages } from './projects/projects.ts'
import { servicePages } from './services/services.ts'
import { templatePages } from './templates/templates.ts'

/**
 * Every public page, once. Routes, address resolution, redirects, sitemap, navigation, metadata,
 * allowed methods, cache policy and the sweep test derive from these records.
 */
export const pages: readonly PageRecord[] = [
  ...singlePages,
  ...servicePages,
  ...caseStudyPages,
  ...postPages,
  ...templatePages,
  ...clinicPages,
]

const byPath = new Map(pages.map((page) => [page.path, page]))

/** The record of a page of the catalogue. */
export function pageAt(path: PagePath): PageRecord {
  const page = byPath.get(path)
  if (!page) throw new Error(`No page record for '${path}' in app/content`)
  return page
}

/** The pages of a menu, in the order of the catalogue. */
export function pagesIn(menu: Menu): PageRecord[] {
  return pages.filter(({ menus }) => menus.includes(menu))
}
