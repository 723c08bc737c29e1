import type { Opening, Title } from '#copy/opening.ts'
import type { PageMeta } from '#copy/page-meta.ts'

/** The invented person a product was planned for (requirements 3.5). */
export type Persona = {
  name: string
  age: string
  role: string
  bio: string
  pains: readonly [string, string]
  goals: readonly [string, string]
  quote: string
}

/** A step, a state, or a part of a screen that a layout points at. */
export type CaseNote = { title: string; text: string }

/** The words of the layout of one case study, in addition to its story. */
export type CaseLayoutWords = {
  story: Title
  /** The version that was rejected beside the one that was chosen, and why. */
  tried: { title: Title; rejected: string; chosen: string; reason: string }
  notes: { title: Title; items: readonly CaseNote[] }
  /** What the third view of the set shows, where there is one. */
  detail?: string
  /** A description of the film of the interaction. */
  film: string
}

/** The words of a project's long page. */
export type CaseStudyWords = {
  meta: PageMeta
  opening: Opening
  role: string
  problem: string
  decision: string
  result: string
  persona: Persona
  sample: boolean
  /** A description of each screen, by its name in project.ts. */
  screens: Readonly<Record<string, string>>
  layout: CaseLayoutWords
}

/** All the words of a project in one language. */
export type ProjectWords = {
  name: string
  category: string
  line: string
  /** Whether the client is invented, until the owner replaces it with a real one. */
  sample: boolean
  details: string
  caseStudy?: CaseStudyWords
}
