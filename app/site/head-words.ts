import type { PagePath } from '#catalog/pages.ts'
import { templates as templateIds } from '#catalog/templates.ts'
import type { Home } from '#content/pages/home/he.ts'
import type { Links, Services, Templates } from '#content/site-words.ts'
import type { Nav } from '#copy/he/nav.ts'
import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import { trailOf, type Crumb } from './breadcrumbs/trail.ts'

/** The words that structured data repeats, each also to be read on the page it describes. */
export type HeadWords = {
  /** The studio, in one sentence. */
  description: string
  services: Services
  /** What the list of services is called. */
  servicesTitle: string
  /** Of the intro film on the home page. */
  film: { label: string; alt: string }
  /** What the page calls its subject, and what its opening says of it. null: no page. */
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

/** A template is its invented business; what the studio says of it stands elsewhere. */
function pageWords({ templates, links, openings }: Copy, path: PagePath | null): HeadWords['page'] {
  if (path === null) return null
  const template = templateIds.find((id) => path === `templates/${id}`)
  if (template) return { name: templates.items[template].business }
  return { name: links[path], lead: openings[path].lead }
}
