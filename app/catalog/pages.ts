import { posts, type PostId } from './posts.ts'
import { caseStudies, type CaseStudyId } from './projects.ts'
import { serviceIds, type ServiceId } from './services.ts'
import { clinicPages, templates, type ClinicPageId, type TemplateId } from './templates.ts'

/** Where a page lives, after the language: '' is the home page, 'services/landing-page' a service. */
export type PagePath =
  | ''
  | 'about'
  | 'contact'
  | 'portfolio'
  | `portfolio/${CaseStudyId}`
  | 'blog'
  | `blog/${PostId}`
  | `services/${ServiceId}`
  | `templates/${TemplateId}`
  | `templates/aesthetic-clinic/${ClinicPageId}`
  | 'package-builder'
  | 'qr-generator'
  | 'privacy-policy'
  | 'terms-of-service'
  | 'accessibility'
  | 'thank-you/contact'
  | 'thank-you/quote'

type Page = { path: PagePath; indexed: boolean }

function indexed(path: PagePath): Page {
  return { path, indexed: true }
}

function hidden(path: PagePath): Page {
  return { path, indexed: false }
}

/**
 * Every public page, once: the sitemap, the sweep test, the words of each page and the search for a page by address are made from it.
 * Demo pages and thank-you pages stay out of search engines.
 */
export const pages: readonly Page[] = [
  indexed(''),
  indexed('about'),
  indexed('contact'),
  indexed('portfolio'),
  ...caseStudies.map((slug) => indexed(`portfolio/${slug}`)),
  indexed('blog'),
  ...posts.map((slug) => indexed(`blog/${slug}`)),
  ...serviceIds.map((slug) => indexed(`services/${slug}`)),
  ...templates.map((slug) => indexed(`templates/${slug}`)),
  ...clinicPages.map((slug) => hidden(`templates/aesthetic-clinic/${slug}`)),
  indexed('package-builder'),
  indexed('qr-generator'),
  indexed('privacy-policy'),
  indexed('terms-of-service'),
  indexed('accessibility'),
  hidden('thank-you/contact'),
  hidden('thank-you/quote'),
]

const paths = new Set<string>(pages.map((page) => page.path))

export function isPagePath(path: string): path is PagePath {
  return paths.has(path)
}
