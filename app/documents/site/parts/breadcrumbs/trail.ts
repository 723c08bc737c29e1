import type { PagePath } from '#catalog/pages.ts'
import type { Links } from '#content/site-words.ts'
import { pageAt } from '#content/pages.ts'

/** One breadcrumb. `to`: a path below the language, which may end with a fragment. */
export type Crumb = { to: string; name: string }

type Names = { links: Links; menuNames: Record<PagePath, string>; nav: { services: string } }

/**
 * The breadcrumbs from the home page to a page, both included (requirements 3.2). Empty for pages
 * of the main menu and for pages that are documents of their own.
 */
export function trailOf(path: PagePath | null, names: Names): readonly Crumb[] {
  if (path === null) return []
  const { structuredData } = pageAt(path)
  if (!structuredData.includes('BreadcrumbList')) return []
  const home = { to: '', name: names.menuNames[''] }
  return [home, ...parentOf(path, names), { to: path, name: names.links[path] }]
}

function parentOf(path: PagePath, { menuNames, nav }: Names): Crumb[] {
  if (path.startsWith('services/')) return [{ to: '#services', name: nav.services }]
  if (path.startsWith('portfolio/')) return [{ to: 'portfolio', name: menuNames.portfolio }]
  if (path.startsWith('blog/')) return [{ to: 'blog', name: menuNames.blog }]
  return []
}
