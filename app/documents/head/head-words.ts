import type { PagePath } from '#catalog/pages.ts'
import { templates as templateIds } from '#catalog/templates.ts'
import type { Home } from '#content/pages/home/he.ts'
import type { Links, Services, Templates } from '#content/site-words.ts'
import type { Nav } from '#copy/he/nav.ts'
import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import { trailOf, type Crumb } from '../site/parts/breadcrumbs/trail.ts'

/** The texts of structured data. Each is also visible on the page that it describes. */
export type HeadWords = {
  /** The studio described in one sentence. */
  description: string
  services: Services
  /** The title of the list of services. */
  servicesTitle: string
  /** Texts of the intro film on the home page. */
  film: { label: string; alt: string }
  /** The name of the page's subject, and the lead of its opening. null: there is no page. */
  page: { name: string; lead?: string } | null
  trail: readonly Crumb[]
}

type Copy = {
  meta: Record<PagePath, PageMeta>
  openings: Record<PagePath, Opening>
  links: Links
  menuNames: Record<PagePath, string>
  services: Services
  nav: Nav
  templates: Templates
  pages: { home: { body: Pick<Home, 'whyChooseUs'> } }
}

export function headWords(copy: Copy, path: PagePath | null): HeadWords {
  return {
    description: copy.meta[''].description,
    services: copy.services,
    servicesTitle: copy.nav.services,
    film: copy.pages.home.body.whyChooseUs.video,
    page: pageWords(copy, path),
    trail: trailOf(path, copy),
  }
}

/**
 * A template is described by its invented business only; texts of the studio about it are
 * elsewhere.
 */
function pageWords({ templates, links, openings }: Copy, path: PagePath | null): HeadWords['page'] {
  if (path === null) return null
  const template = templateIds.find((id) => path === `templates/${id}`)
  if (template) return { name: templates.items[template].business }
  return { name: links[path], lead: openings[path].lead }
}
