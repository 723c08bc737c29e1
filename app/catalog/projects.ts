import type { Agorot } from '#domain/money.ts'
import type { Lang } from '#i18n/languages.ts'
import type { TemplateId } from './templates.ts'

/** What the showcase and the list can be filtered by (requirements 3.4). A shop is a website. */
export const projectKinds = ['landing', 'website', 'mobile', 'webapp', 'branding'] as const

export type ProjectKind = (typeof projectKinds)[number]

export type ProductType =
  | 'landing'
  | 'uxui'
  | 'website'
  | 'mobile'
  | 'ecommerce'
  | 'webapp'
  | 'branding'

export type Niche =
  | 'clinic'
  | 'event'
  | 'course'
  | 'legal'
  | 'realestate'
  | 'healthcare'
  | 'finance'
  | 'corporate'
  | 'pets'
  | 'food'
  | 'health'
  | 'fashion'
  | 'saas'
  | 'reviews'

export type ProjectTag = 'new' | 'hot' | 'premium' | 'recommended'

/** Days, days from and to, or a key of the words: by the size of the product. */
export type DeliveryTime = number | readonly [from: number, to: number] | 'by-scope'

export type Project = {
  category: ProjectKind
  productType: ProductType
  niche: Niche
  technologies: readonly string[]
  languages: readonly Lang[]
  tags: readonly ProjectTag[]
  /** How often it was ordered. */
  orders: number
  isAdvanced?: boolean
  year: number
  deliveryTime: DeliveryTime
  hasMVPBonus: boolean
  /** As it stands (only landing pages are sold so; else 0), and made to measure. Both include VAT. */
  price: { ready: Agorot; custom: Agorot }
  /** A page of ours, without the language, or an address elsewhere. null: nothing of it is to be seen on the web. */
  liveUrl: string | null
  /** Client, orders and year are invented, until the owner puts real ones in their place. */
  sample: boolean
}

const shekel = 100

function landing(facts: {
  id: TemplateId
  niche: Niche
  tags?: readonly ProjectTag[]
  orders: number
  days: DeliveryTime
  ready: number
  custom: number
}): Project {
  return {
    category: 'landing',
    productType: 'landing',
    niche: facts.niche,
    technologies: ['React', 'TypeScript', 'Tailwind CSS'],
    languages: ['he', 'en'],
    tags: facts.tags ?? [],
    orders: facts.orders,
    year: 2025,
    deliveryTime: facts.days,
    hasMVPBonus: false,
    price: { ready: facts.ready * shekel, custom: facts.custom * shekel },
    liveUrl: `templates/${facts.id}`,
    sample: true,
  }
}

function madeToMeasure(
  facts: Omit<Project, 'price' | 'sample' | 'liveUrl'> & { custom: number },
): Project {
  const { custom, ...rest } = facts
  return { ...rest, price: { ready: 0, custom: custom * shekel }, liveUrl: null, sample: true }
}

function brand(
  facts: Pick<Project, 'niche' | 'tags' | 'orders' | 'year' | 'deliveryTime'> & { custom: number },
): Project {
  const technologies = ['Figma', 'Adobe Illustrator']
  return madeToMeasure({
    ...facts,
    category: 'branding',
    productType: 'branding',
    technologies,
    languages: ['he'],
    hasMVPBonus: false,
  })
}

/** The work that may be shown: 21 projects (requirements 3.4), in the order of the list. */
export const projects = {
  'tlbank-webapp': madeToMeasure({
    category: 'webapp',
    productType: 'webapp',
    niche: 'finance',
    technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL'],
    languages: ['he', 'en'],
    tags: ['premium'],
    orders: 2,
    isAdvanced: true,
    year: 2025,
    deliveryTime: [60, 90],
    hasMVPBonus: true,
    custom: 50_000,
  }),
  'chatmail-app': madeToMeasure({
    category: 'mobile',
    productType: 'mobile',
    niche: 'saas',
    technologies: ['React Native', 'Expo', 'OpenAI API'],
    languages: ['he', 'en'],
    tags: ['hot', 'premium'],
    orders: 4,
    isAdvanced: true,
    year: 2025,
    deliveryTime: [45, 90],
    hasMVPBonus: true,
    custom: 42_000,
  }),
  'mello-petshop': madeToMeasure({
    category: 'website',
    productType: 'ecommerce',
    niche: 'pets',
    technologies: ['Shopify', 'Liquid', 'Figma'],
    languages: ['he'],
    tags: ['recommended'],
    orders: 9,
    year: 2024,
    deliveryTime: [14, 21],
    hasMVPBonus: false,
    custom: 9_000,
  }),
  'viola-medical': madeToMeasure({
    category: 'website',
    productType: 'uxui',
    niche: 'healthcare',
    technologies: ['Figma'],
    languages: ['he', 'en'],
    tags: ['premium'],
    orders: 3,
    year: 2024,
    deliveryTime: 21,
    hasMVPBonus: false,
    custom: 12_000,
  }),
  'tzuk-festival': brand({
    niche: 'event',
    tags: ['new'],
    orders: 1,
    year: 2025,
    deliveryTime: 10,
    custom: 4_500,
  }),
  'rody-app': madeToMeasure({
    category: 'mobile',
    productType: 'mobile',
    niche: 'reviews',
    technologies: ['React Native', 'Expo', 'Google Maps'],
    languages: ['he', 'en'],
    tags: ['hot'],
    orders: 3,
    year: 2024,
    deliveryTime: [21, 90],
    hasMVPBonus: true,
    custom: 34_000,
  }),
  'growth-webapp': madeToMeasure({
    category: 'webapp',
    productType: 'webapp',
    niche: 'corporate',
    technologies: ['React', 'TypeScript', 'Google Analytics API'],
    languages: ['he', 'en'],
    tags: ['recommended'],
    orders: 5,
    isAdvanced: true,
    year: 2025,
    deliveryTime: [30, 60],
    hasMVPBonus: true,
    custom: 32_000,
  }),
  'tene-coffee': brand({
    niche: 'food',
    tags: ['recommended'],
    orders: 2,
    year: 2024,
    deliveryTime: [7, 10],
    custom: 4_500,
  }),
  'shifon-bakery': madeToMeasure({
    category: 'website',
    productType: 'website',
    niche: 'food',
    technologies: ['React', 'TypeScript', 'Node.js'],
    languages: ['he'],
    tags: ['new'],
    orders: 4,
    year: 2025,
    deliveryTime: 14,
    hasMVPBonus: false,
    custom: 7_500,
  }),
  'nftwallet-app': madeToMeasure({
    category: 'mobile',
    productType: 'mobile',
    niche: 'finance',
    technologies: ['React Native', 'Expo', 'Ethereum'],
    languages: ['en'],
    tags: [],
    orders: 1,
    isAdvanced: true,
    year: 2023,
    deliveryTime: 'by-scope',
    hasMVPBonus: true,
    custom: 38_000,
  }),
  'expertpower-webapp': madeToMeasure({
    category: 'webapp',
    productType: 'webapp',
    niche: 'saas',
    technologies: ['React', 'TypeScript', 'Google Calendar'],
    languages: ['he', 'en'],
    tags: [],
    orders: 6,
    isAdvanced: true,
    year: 2024,
    deliveryTime: [30, 60],
    hasMVPBonus: true,
    custom: 36_000,
  }),
  'marva-herbs': brand({
    niche: 'health',
    tags: [],
    orders: 3,
    year: 2024,
    deliveryTime: 10,
    custom: 3_800,
  }),
  'law-firm': landing({
    id: 'law-firm',
    niche: 'legal',
    tags: ['recommended'],
    orders: 14,
    days: [5, 7],
    ready: 1_490,
    custom: 3_200,
  }),
  'dental-clinic': landing({
    id: 'dental-clinic',
    niche: 'clinic',
    tags: ['hot'],
    orders: 21,
    days: [5, 7],
    ready: 1_290,
    custom: 2_800,
  }),
  'real-estate-investment': landing({
    id: 'real-estate-investment',
    niche: 'realestate',
    tags: ['premium'],
    orders: 11,
    days: 7,
    ready: 1_890,
    custom: 3_900,
  }),
  'financial-course': landing({
    id: 'financial-course',
    niche: 'course',
    tags: ['new'],
    orders: 8,
    days: 5,
    ready: 1_190,
    custom: 2_500,
  }),
  'crystal-workshop': landing({
    id: 'crystal-workshop',
    niche: 'event',
    orders: 6,
    days: 5,
    ready: 990,
    custom: 1_800,
  }),
  'aesthetic-clinic': landing({
    id: 'aesthetic-clinic',
    niche: 'clinic',
    tags: ['hot', 'premium'],
    orders: 17,
    days: 7,
    ready: 2_200,
    custom: 4_500,
  }),
  'yesod-engineers': madeToMeasure({
    category: 'website',
    productType: 'website',
    niche: 'corporate',
    technologies: ['React', 'TypeScript', 'Node.js'],
    languages: ['he', 'en'],
    tags: [],
    orders: 5,
    year: 2023,
    deliveryTime: [10, 14],
    hasMVPBonus: false,
    custom: 8_500,
  }),
  'sarug-knitwear': brand({
    niche: 'fashion',
    tags: [],
    orders: 1,
    year: 2023,
    deliveryTime: 10,
    custom: 3_200,
  }),
  'toor-app': brand({
    niche: 'saas',
    tags: ['new'],
    orders: 2,
    year: 2025,
    deliveryTime: 7,
    custom: 2_900,
  }),
} as const satisfies Record<string, Project>

export type ProjectId = keyof typeof projects

// SAFETY: the keys of the table are the projects.
export const projectIds = Object.keys(projects) as ProjectId[]

/** The projects with a case study. The slug is the last part of the address. */
export const caseStudies = [
  'viola-medical',
  'mello-petshop',
  'chatmail-app',
  'rody-app',
  'nftwallet-app',
  'growth-webapp',
  'expertpower-webapp',
  'tlbank-webapp',
] as const satisfies readonly ProjectId[]

export type CaseStudyId = (typeof caseStudies)[number]

export function isCaseStudy(id: ProjectId): id is CaseStudyId {
  return caseStudies.some((each) => each === id)
}

/** The key of the words that say how it is paid for. */
export function pricingOf({ price }: Project): 'ready-or-custom' | 'custom' {
  return price.ready > 0 ? 'ready-or-custom' : 'custom'
}
