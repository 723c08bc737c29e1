import { singlePages, type PagePath, type SinglePageId } from '#catalog/pages.ts'
import { caseStudies, projectIds } from '#catalog/projects.ts'
import { templates as templateIds, type TemplateId } from '#catalog/templates.ts'
import type { Posts as SharedPosts } from '#copy/he/posts.ts'
import type { Projects as SharedProjects } from '#copy/he/projects.ts'
import type { Services as SharedServices } from '#copy/he/services.ts'
import type { Opening } from '#copy/opening.ts'
import type { PageWords } from './page-words.ts'
import type { CaseStudyWords, ProjectWords } from './projects/project-words.ts'
import type { SiteWords } from './site-words.ts'
import type { TemplateWords } from './templates/template-words.ts'
import type { ContentWords } from './words.server.ts'

type Shared = {
  services: SharedServices
  posts: SharedPosts
  projects: SharedProjects
}

/** The words of every page, arranged by what they are for, from the folders of the pages. */
export function arrangeWords(words: ContentWords, shared: Shared): SiteWords {
  const byPath = pageWordsByPath(words)
  const projects = allProjects(words, shared.projects.landingPage)
  return {
    meta: mapValues(byPath, ({ meta }) => meta),
    openings: mapValues(byPath, ({ opening }) => opening),
    links: mapValues(byPath, ({ link }) => link),
    menuNames: mapValues(byPath, ({ link, menuName = link }) => menuName),
    services: {
      ...shared.services,
      items: mapValues(words.services, ({ name, line }) => ({ name, line })),
    },
    servicePages: words.services,
    posts: {
      ...shared.posts,
      items: mapValues(words.posts, ({ opening, line }) => ({ title: titleOf(opening), line })),
    },
    projects: {
      ...shared.projects,
      items: mapValues(projects, ({ name, category, line, sample }) => ({
        name,
        category,
        line,
        sample,
      })),
    },
    postBodies: mapValues(words.posts, ({ body }) => body),
    projectDetails: mapValues(projects, ({ details }) => details),
    caseStudies: fromIds(caseStudies, (id) => requireStudy(id, projects[id])),
    templatePages: words.templatePages,
    clinicPageWords: words.clinicPageWords,
    templates: {
      items: mapValues(words.templates, ({ business, kind, line }) => ({ business, kind, line })),
    },
  }
}

/** The text of links to pages: a service's or project's name, an article's title. */
function pageWordsByPath(words: ContentWords): Record<PagePath, PageWords> {
  const { pages, services, posts, projects, templates, clinicPages } = words
  const studies = fromIds(caseStudies, (id) => ({
    ...requireStudy(id, projects[id]),
    link: projects[id].name,
  }))
  // SAFETY: catalog/pages.ts builds the paths from the same lists of ids.
  return {
    ...keyByPath(pages, (id: SinglePageId) => singlePages[id]),
    ...keyByPath(
      mapValues(services, (own) => ({ ...own, link: own.name })),
      (id) => `services/${id}`,
    ),
    ...keyByPath(studies, (id) => `portfolio/${id}`),
    ...keyByPath(
      mapValues(posts, (own) => ({ ...own, link: titleOf(own.opening) })),
      (id) => `blog/${id}`,
    ),
    ...keyByPath(
      mapValues(templates, (own) => ({ ...own, link: own.kind })),
      (id) => `templates/${id}`,
    ),
    ...keyByPath(clinicPages, (id) => `templates/aesthetic-clinic/${id}`),
  } as Record<PagePath, PageWords>
}

/** The title of an article is its headline, everywhere. */
function titleOf({ title }: Opening): string {
  return title.join(' ')
}

/** The projects, and the templates with their words for the portfolio. */
function allProjects({ projects, templates }: ContentWords, category: string) {
  const isTemplate = (id: string): id is TemplateId => templateIds.some((each) => each === id)
  return fromIds(projectIds, (id) =>
    isTemplate(id) ? projectWordsOf(templates[id], category) : projects[id],
  )
}

function projectWordsOf(words: TemplateWords, category: string): ProjectWords {
  const { business, projectLine, details } = words
  return { name: business, category, line: projectLine, sample: true, details }
}

function requireStudy(id: string, { caseStudy }: ProjectWords): CaseStudyWords {
  if (caseStudy) return caseStudy
  throw new Error(`The words of app/content/projects/${id} have no caseStudy`)
}

function keyByPath<Id extends string, Words>(
  words: Record<Id, Words>,
  pathOf: (id: Id) => string,
): Record<string, Words> {
  // SAFETY: the keys of the record are its ids.
  return Object.fromEntries((Object.keys(words) as Id[]).map((id) => [pathOf(id), words[id]]))
}

function fromIds<Id extends string, Value>(
  ids: readonly Id[],
  valueOf: (id: Id) => Value,
): Record<Id, Value> {
  return Object.fromEntries(ids.map((id) => [id, valueOf(id)])) as Record<Id, Value>
}

function mapValues<Id extends string, From, To>(
  record: Record<Id, From>,
  change: (value: From) => To,
): Record<Id, To> {
  return fromIds(Object.keys(record) as Id[], (id) => change(record[id]))
}
