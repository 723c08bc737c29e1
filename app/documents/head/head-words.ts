import type { PagePath } from '#catalog/pages.ts'
import { caseStudies, type CaseStudyId } from '#catalog/projects.ts'
import { templates as templateIds } from '#catalog/templates.ts'
import type { Home } from '#content/pages/home/he.ts'
import { publishedPosts } from '#content/posts/posts.ts'
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
  /** What the film of a case study shows. null: the page is none. */
  caseFilm: string | null
  /** The pages that a list of projects or articles leads to. */
  list: readonly { to: PagePath; name: string }[]
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
  caseStudies: Record<CaseStudyId, { layout: { film: string } }>
  pages: { home: { body: Pick<Home, 'whyChooseUs'> } }
}

export function headWords(copy: Copy, path: PagePath | null): HeadWords {
  return {
    description: copy.meta[''].description,
    services: copy.services,
    servicesTitle: copy.nav.services,
    film: copy.pages.home.body.whyChooseUs.video,
    caseFilm: caseFilmOf(copy, path),
    list: listed(path).map((to) => ({ to, name: copy.links[to] })),
    page: pageWords(copy, path),
    trail: trailOf(path, copy),
  }
}

function caseFilmOf({ caseStudies: studies }: Copy, path: PagePath | null): string | null {
  const id = caseStudies.find((each) => path === `portfolio/${each}`)
  return id ? studies[id].layout.film : null
}

function listed(path: PagePath | null): PagePath[] {
  if (path === 'portfolio') return caseStudies.map((id) => `portfolio/${id}` as const)
  return path === 'blog' ? publishedPosts.map((id) => `blog/${id}` as const) : []
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
