import type { PagePath } from '#catalog/pages.ts'
import type { PageRecord } from './page-record.ts'
import { pageAt } from './pages.ts'

/** The opening of the page for unknown addresses. */
const lostOpening: PageRecord['opening'] = { letter: 'ל', backdrop: 'lilac' }

/** The letter and the backdrop of a page. null: the address is not a page of the catalogue. */
export function openingOf(path: PagePath | null): PageRecord['opening'] {
  return path === null ? lostOpening : pageAt(path).opening
}
