import { singlePageIds, type SinglePageId } from '#catalog/pages.ts'
import { projectIds, type ProjectId } from '#catalog/projects.ts'
import { serviceIds } from '#catalog/services.ts'
import { clinicPages, isTemplate, templates, type TemplateId } from '#catalog/templates.ts'
import type { Lang } from '#i18n/languages.ts'
import type { ClinicPageWords } from './clinic-pages/clinic-page-words.ts'
import { collect, type Modules } from './collect.ts'
import type { PageWords } from './page-words.ts'
import type { AboutWords } from './pages/about/he.ts'
import type { ContactWords } from './pages/contact/he.ts'
import type { EstimateCalculatorWords } from './pages/estimate-calculator/he.ts'
import type { HomeWords } from './pages/home/he.ts'
import type { PackageBuilderWords } from './pages/package-builder/he.ts'
import type { LegalWords } from './pages/legal-words.ts'
import type { QrWords } from './pages/qr-generator/he.ts'
import type { ThankYouWords } from './pages/thank-you-words.ts'
import { postWords } from './posts/posts.server.ts'
import type { ProjectWords } from './projects/project-words.ts'
import type { ServiceWords } from './services/service-words.ts'
import type { TemplatePages } from './templates/template-pages.ts'
import type { TemplateWords } from './templates/template-words.ts'

/** The pages with more words than every page has. */
type OwnWords = {
  home: HomeWords
  about: AboutWords
  contact: ContactWords
  'estimate-calculator': EstimateCalculatorWords
  'package-builder': PackageBuilderWords
  'qr-generator': QrWords
  'privacy-policy': LegalWords
  'terms-of-service': LegalWords
  accessibility: LegalWords
  'thank-you-contact': ThankYouWords
  'thank-you-quote': ThankYouWords
}

type SinglePageWords = OwnWords & Record<Exclude<SinglePageId, keyof OwnWords>, PageWords>

const files = {
  he: import.meta.glob('./*/*/he.ts', { eager: true }),
  en: import.meta.glob('./*/*/en.ts', { eager: true }),
} satisfies Record<Lang, Modules>

function wordsOf<Words, Id extends string>(lang: Lang, folder: string, ids: readonly Id[]) {
  return collect<Id, Words>(ids, {
    modules: files[lang],
    fileOf: (id) => `./${folder}/${id}/${lang}.ts`,
    name: 'words',
    kind: folder.replace(/s$/, ''),
  })
}

const templatePageFiles = {
  he: import.meta.glob('./templates/*/page-he.ts', { eager: true }),
  en: import.meta.glob('./templates/*/page-en.ts', { eager: true }),
} satisfies Record<Lang, Modules>

/** The landing pages themselves, each with its own type of words. */
function templatePagesOf(lang: Lang): TemplatePages {
  // SAFETY: collect() read one file per page, and each declares its own type.
  return collect<TemplateId, unknown>(templates, {
    modules: templatePageFiles[lang],
    fileOf: (id) => `./templates/${id}/page-${lang}.ts`,
    name: 'page',
    kind: 'template',
  }) as TemplatePages
}

const clinicPageFiles = {
  he: import.meta.glob('./clinic-pages/*/page-he.ts', { eager: true }),
  en: import.meta.glob('./clinic-pages/*/page-en.ts', { eager: true }),
} satisfies Record<Lang, Modules>

/** The pages of the demo clinic, each with its own type of words. */
function clinicPagesOf(lang: Lang): ClinicPageWords {
  // SAFETY: collect() read one file per page, and each declares its own type.
  return collect<keyof ClinicPageWords, unknown>(clinicPages, {
    modules: clinicPageFiles[lang],
    fileOf: (id) => `./clinic-pages/${id}/page-${lang}.ts`,
    name: 'page',
    kind: 'clinic page',
  }) as ClinicPageWords
}

/** The words of single pages in one language, by kind of page and id. */
export function contentWords(lang: Lang) {
  return {
    // SAFETY: collect() read one file per page, and each declares its own type.
    pages: wordsOf(lang, 'pages', singlePageIds) as SinglePageWords,
    services: wordsOf<ServiceWords, (typeof serviceIds)[number]>(lang, 'services', serviceIds),
    posts: postWords(lang),
    projects: wordsOf<ProjectWords, OwnProjectId>(lang, 'projects', projectIds.filter(isOwn)),
    templates: wordsOf<TemplateWords, TemplateId>(lang, 'templates', templates),
    templatePages: templatePagesOf(lang),
    clinicPageWords: clinicPagesOf(lang),
    clinicPages: wordsOf<PageWords, (typeof clinicPages)[number]>(
      lang,
      'clinic-pages',
      clinicPages,
    ),
  }
}

type OwnProjectId = Exclude<ProjectId, TemplateId>

/** Landing pages use the words of their templates. */
function isOwn(id: ProjectId): id is OwnProjectId {
  return !isTemplate(id)
}

export type ContentWords = ReturnType<typeof contentWords>
