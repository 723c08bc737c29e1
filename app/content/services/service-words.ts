import type { Opening, Title } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'

export type Point = { title: string; text: string }

export type Question = { question: string; answer: string }

/** A condition in the words of its service. */
type OwnTermId = 'delivery' | 'revisions' | 'support' | 'warranty' | 'scheduling'

/** A condition that applies to a price. Payment and cancellation follow catalog/item-terms.ts. */
export type TermId = OwnTermId | 'payment' | 'cancellation'

type Head = { title: Title; lead: string }

/** The parts that only one service has: the landing page its anatomy, consulting its ladder. */
type OwnParts = {
  anatomy: Head & { badge: string; parts: Point[] }
  templates: Head
  mvp: { badge: string; title: Title; text: string; points: Point[]; discount: string }
  fullProduct: Head & { badge: string }
  products: Record<'web-app' | 'saas' | 'custom-app', Point>
  screens: Head & { legend: string }
  kit: Head
  launch: {
    badge: string
    title: Title
    text: string
    steps: Point[]
    sample: Point & { cover: Title; link: string }
    add: string
  }
  upgrade: { badge: string; title: Title; text: string; after: string; add: string }
  ladder: Head & {
    intro: Point
    diagnosis: Point
    workshops: Title
    workshopsText: string
    alone: string
  }
  live: Head & { open: string }
}

/**
 * All the words of a service in one language. A missing part is a section that its page does not
 * have.
 */
export type ServiceWords = Partial<OwnParts> & {
  name: string
  line: string
  meta: PageMeta
  opening: Opening
  what: { title: Title; text: string }
  why: { title: Title; text: string }
  withoutIt: { title: Title; items: string[] }
  whyMe: { title: Title; items: Point[] }
  deliverables: { title: Title; items: string[] }
  examples: { title: string; items: string[] }
  process: Head & { steps: (Point & { days?: string })[] }
  offers?: Head
  terms: Partial<Record<OwnTermId, string>>
  faq: Question[]
  faqTitle: Title
  order: { button: string; title: Title; text: string }
}
