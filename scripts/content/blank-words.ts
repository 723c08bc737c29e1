import type { PageWords } from '#content/page-words.ts'
import type { PostWords } from '#content/posts/post-facts.ts'
import type { ProjectWords } from '#content/projects/project-words.ts'
import type { ServiceWords } from '#content/services/service-words.ts'
import type { TemplateWords } from '#content/templates/template-words.ts'

// The empty texts of new content. They are typed, so that a change of the shape must be made here
// too.

const meta = { title: '', description: '', keywords: [] }
const opening = { badge: '', title: ['', ''], lead: '' } as const
const title = ['', ''] as const
const point = { title: '', text: '' }

export const blankPage: PageWords = { link: '', meta, opening }

export const blankPost: Omit<PostWords, 'body'> = {
  line: '',
  meta,
  opening,
}

export const blankProject: ProjectWords = {
  name: '',
  category: '',
  line: '',
  sample: true,
  details: '',
}

export const blankTemplate: TemplateWords = {
  business: '',
  kind: '',
  line: '',
  projectLine: '',
  details: '',
  meta,
  opening,
}

export const blankService: ServiceWords = {
  name: '',
  line: '',
  meta,
  opening,
  what: '',
  examples: { title: '', items: [''] },
  proof: { title: '' },
  deliverables: { title: '', items: [''] },
  prices: { title },
  terms: { delivery: '', revisions: '', warranty: '' },
  process: { title: '', lead: '', steps: [point] },
  faqTitle: '',
  why: { question: '', answer: '' },
  withoutIt: { question: '', items: [''] },
  whyMe: { question: '', items: [point] },
  faq: [{ question: '', answer: '' }],
  order: { button: '', title: '', text: '' },
}
