import type { Letter } from '#catalog/letters.ts'
import type { PagePath } from '#catalog/pages.ts'
import type { Project } from '#catalog/project-kinds.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Backdrop } from '../backdrops.ts'
import type { TemplateFacts } from '../templates/template-facts.ts'

/** How a screen is cut: as a computer or a phone shows it. */
export type ScreenShape = 'desk' | 'phone'

export type ScreenFacts = {
  shape: ScreenShape
  /** One picture for readers of every language: it is in English, or shows both languages. */
  isForAll?: true
  /** The only readers who see it among the project's details. The case study shows it to all. */
  detailsFor?: Lang
}

export type CaseStudyFacts = {
  opening: { letter: Letter; backdrop: Backdrop }
  related: readonly PagePath[]
  /** Real screens, by the last part of the picture's name. */
  screens: Readonly<Record<string, ScreenFacts>>
  /** Screens that only the case study shows: what was rejected, other states. */
  sketches: Readonly<Record<string, ScreenFacts>>
}

export type ProjectFacts = Project & {
  /** The cover's screens are in English, or in both languages: one picture for all. */
  isCoverForAll?: true
  /** The long page of a project that has one. */
  caseStudy?: CaseStudyFacts
}

const agorotInShekel = 100

type MadeToMeasure = Omit<ProjectFacts, 'price' | 'sample' | 'liveUrl'> & {
  /** In shekels, VAT included. */
  customPrice: number
  /** Sample unless the project's file says `sample: false`. */
  sample?: boolean
}

/** A project that was built to order: nothing of it is sold as it is, and none is on the web. */
export function madeToMeasure({
  customPrice,
  sample = true,
  ...facts
}: MadeToMeasure): ProjectFacts {
  const price = { ready: 0, custom: customPrice * agorotInShekel }
  return { ...facts, price, liveUrl: null, sample }
}

type Brand = Pick<
  MadeToMeasure,
  'niche' | 'tags' | 'orders' | 'year' | 'deliveryTime' | 'customPrice' | 'sample'
>

/** A brand: a name, a mark and what they are printed on. */
export function brand(facts: Brand): ProjectFacts {
  return madeToMeasure({
    ...facts,
    category: 'branding',
    productType: 'branding',
    technologies: ['Figma', 'Adobe Illustrator'],
    languages: ['he'],
    hasMVPBonus: false,
    // A brand is shown by things, which no language is written on.
    isCoverForAll: true,
  })
}

/** A template as the portfolio lists it. */
export function templateProject(id: string, facts: TemplateFacts): ProjectFacts {
  const { niche, tags, orders, deliveryTime, price, sample = true } = facts
  return {
    category: 'landing',
    productType: 'landing',
    niche,
    technologies: ['React', 'TypeScript', 'Tailwind CSS'],
    languages: ['he', 'en'],
    tags,
    orders,
    year: 2025,
    deliveryTime,
    hasMVPBonus: false,
    price: { ready: price.ready * agorotInShekel, custom: price.custom * agorotInShekel },
    liveUrl: `templates/${id}`,
    sample,
  }
}

/** The long page of a project that must have one. */
export function requireCaseStudy(id: string, { caseStudy }: ProjectFacts): CaseStudyFacts {
  if (caseStudy) return caseStudy
  throw new Error(
    `app/content/projects/${id}/project.ts has no caseStudy, catalog/projects.ts lists it as one`,
  )
}
