import type { PagePath } from '#catalog/pages.ts'
import type { PostId } from '#catalog/posts.ts'
import type { CaseStudyId, ProjectId } from '#catalog/projects.ts'
import type { ServicePageId } from '#catalog/services.ts'
import type { TemplateId } from '#catalog/templates.ts'
import type { Posts as SharedPosts } from '#copy/he/posts.ts'
import type { Projects as SharedProjects } from '#copy/he/projects.ts'
import type { Services as SharedServices } from '#copy/he/services.ts'
import type { Opening } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import type { ClinicPageWords } from './clinic-pages/clinic-page-words.ts'
import type { Body } from './markdown/body.ts'
import type { CaseStudyWords, ProjectWords } from './projects/project-words.ts'
import type { ServiceWords } from './services/service-words.ts'
import type { TemplatePages } from './templates/template-pages.ts'
import type { TemplateWords } from './templates/template-words.ts'

/** The words of a kind of pages: those that its members share, and those of each where it is listed. */
export type Services = SharedServices & {
  items: Record<ServicePageId, Pick<ServiceWords, 'name' | 'line'>>
}

export type Posts = SharedPosts & { items: Record<PostId, { title: string; line: string }> }

export type ListedProject = Pick<ProjectWords, 'name' | 'category' | 'line' | 'sample'>

export type Projects = SharedProjects & { items: Record<ProjectId, ListedProject> }

export type Templates = {
  items: Record<TemplateId, Pick<TemplateWords, 'business' | 'kind' | 'line'>>
}

/** The text of links to each page, everywhere. */
export type Links = Record<PagePath, string>

/** The words of all pages in one language, arranged by what they are for. */
export type SiteWords = {
  meta: Record<PagePath, PageMeta>
  openings: Record<PagePath, Opening>
  links: Links
  /** The names of the pages in menus. */
  menuNames: Record<PagePath, string>
  services: Services
  servicePages: Record<ServicePageId, ServiceWords>
  posts: Posts
  postBodies: Record<PostId, Body>
  projects: Projects
  projectDetails: Record<ProjectId, string>
  caseStudies: Record<CaseStudyId, CaseStudyWords>
  templates: Templates
  templatePages: TemplatePages
  clinicPageWords: ClinicPageWords
}
