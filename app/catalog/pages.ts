import { posts, type PostId } from './posts.ts'
import { caseStudies, type CaseStudyId } from './projects.ts'
import { serviceIds, type ServiceId } from './services.ts'
import { clinicPages, templates, type ClinicPageId, type TemplateId } from './templates.ts'

/** The pages that belong to no family: their folder in content/pages, and their path. */
export const singlePages = {
  home: '',
  about: 'about',
  portfolio: 'portfolio',
  blog: 'blog',
  contact: 'contact',
  'package-builder': 'package-builder',
  'qr-generator': 'qr-generator',
  'privacy-policy': 'privacy-policy',
  'terms-of-service': 'terms-of-service',
  accessibility: 'accessibility',
  'thank-you-contact': 'thank-you/contact',
  'thank-you-quote': 'thank-you/quote',
  'estimate-calculator': 'estimate-calculator',
} as const

export type SinglePageId = keyof typeof singlePages

export const singlePageIds = Object.keys(singlePages) as SinglePageId[]

/**
 * The path of a page, after the language: '' is the home page, 'services/landing-page' a service.
 */
export type PagePath =
  | (typeof singlePages)[SinglePageId]
  | `services/${ServiceId}`
  | `portfolio/${CaseStudyId}`
  | `blog/${PostId}`
  | `templates/${TemplateId}`
  | `templates/aesthetic-clinic/${ClinicPageId}`

/** Every public page, once. Its other facts are in its record (content/pages.ts). */
export const pagePaths: readonly PagePath[] = [
  ...Object.values(singlePages),
  ...serviceIds.map((id) => `services/${id}` as const),
  ...caseStudies.map((id) => `portfolio/${id}` as const),
  ...posts.map((id) => `blog/${id}` as const),
  ...templates.map((id) => `templates/${id}` as const),
  ...clinicPages.map((id) => `templates/aesthetic-clinic/${id}` as const),
]

const paths = new Set<string>(pagePaths)

export function isPagePath(path: string): path is PagePath {
  return paths.has(path)
}
