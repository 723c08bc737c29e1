import type { Letter } from '#catalog/letters.ts'
import type { PagePath } from '#catalog/pages.ts'
import type { Project } from '#catalog/project-kinds.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Backdrop } from '../backdrops.ts'
import type { TemplateFacts } from '../templates/template-facts.ts'

/** The shape of a screen: that of a computer or of a phone. */
export type ScreenShape = 'desk' | 'phone'

export type ScreenFacts = {
  shape: ScreenShape
  /** Whether one picture serves all languages: it is in English, or shows both languages. */
  isForAll?: true
  /**
   * The language in whose details of the project the screen is shown. The case study shows it in
   * all.
   */
  detailsFor?: Lang
}

export type CaseStudyFacts = {
  opening: { letter: Letter; backdrop: Backdrop }
  related: readonly PagePath[]
  /** Real screens, by the last part of the picture's name. */
  screens: Readonly<Record<string, ScreenFacts>>
  /** Screens that only the case study shows: rejected versions and other states. */
  sketches: Readonly<Record<string, ScreenFacts>>
}

export type ProjectFacts = Project & {
  /** Whether one cover serves all languages: its screens are in English, or in both languages. */
  isCoverForAll?: true
  /** The facts of the project's long page, where it has one. */
  caseStudy?: CaseStudyFacts
}

const agorotInShekel = 100

type MadeToMeasure = Omit<ProjectFacts, 'price' | 'sample' | 'liveUrl'> & {
  /** In shekels, VAT included. */
  customPrice: number
  /** Sample unless the project's file says `sample: false`. */
  sample?: boolean
}

/** A project that was built to order: it is not sold as it is, and it is not on the web. */
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

/** A brand: a name, a mark and the things they are printed on. */
export function brand(facts: Brand): ProjectFacts {
  return madeToMeasure({
    ...facts,
    category: 'branding',
    productType: 'branding',
    technologies: ['Figma', 'Adobe Illustrator'],
    languages: ['he'],
    hasMVPBonus: false,
    // A brand is shown by objects without text in a language.
    isCoverForAll: true,
  })
}

/** The project under which the portfolio lists a template. */
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

/** The facts of a project's long page. Throws where it has none. */
export function requireCaseStudy(id: string, { caseStudy }: ProjectFacts): CaseStudyFacts {
  if (caseStudy) return caseStudy
  throw new Error(
    `app/content/projects/${id}/project.ts has no caseStudy, catalog/projects.ts lists it as one`,
  )
}
