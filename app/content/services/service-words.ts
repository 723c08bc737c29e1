import type { Opening, Title } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import type { PriceGroupId } from './service-facts.ts'

export type Point = { title: string; text: string }

export type Question = { question: string; answer: string }

/** A condition in the words of its service. */
type OwnTermId = 'delivery' | 'revisions' | 'support' | 'warranty' | 'scheduling'

/** A condition that applies to a price. Payment and cancellation follow catalog/item-terms.ts. */
export type TermId = OwnTermId | 'payment' | 'cancellation'

/** `link` is to the builder with the whole package in it. */
export type PriceGroupWords = {
  title: string
  text?: string
  points?: Point[]
  note?: string
  link?: string
}

/** The parts that only one service has: the landing page its anatomy, consulting its free call. */
type OwnParts = {
  anatomy: { question: string; lead: string; parts: Point[] }
  templates: { asIs: Point; custom: Point; wide: Point }
  groups: Partial<Record<PriceGroupId, PriceGroupWords>>
  /** The names of what only the price texts list. */
  products: Partial<Record<'web-app' | 'saas' | 'custom-app' | 'diagnosis', Point>>
  intro: Point
  sample: Point & { link: string }
  live: { open: string }
}

/**
 * All the words of a service in one language, in the order of its page (docs/decisions/0107). A
 * missing part is one that its page does not have.
 */
export type ServiceWords = Partial<OwnParts> & {
  name: string
  line: string
  meta: PageMeta
  opening: Opening
  /** How long it takes, beside the price of the opening. */
  time?: string
  what: string
  examples: { title: string; items: string[] }
  proof: { title: string; text?: string }
  deliverables: { title: string; items: string[] }
  prices: { title: Title; lead?: string }
  terms: Partial<Record<OwnTermId, string>>
  process: { title: string; lead: string; steps: (Point & { days?: string })[] }
  faqTitle: string
  why: Question
  withoutIt: { question: string; items: string[] }
  whyMe: { question: string; items: Point[] }
  faq: Question[]
  order: { button: string; title: string; text: string }
}
