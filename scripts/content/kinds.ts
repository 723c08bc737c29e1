import { blankPage, blankPost, blankProject, blankService, blankTemplate } from './blank-words.ts'

type List = { file: string; name: string }

type Picture = { path: string; widths: readonly number[] }

/** One kind of thing that has a folder in app/content, and where it is listed. */
export type Kind = {
  /** The folder of the family, from the root. */
  folder: string
  /** The tables of its ids, and what they are called. The first is the family's own. */
  lists: readonly [List, ...List[]]
  /** The table of its records. */
  registry: string
  /** What a record is called: the name of its file and of what the file exports. */
  record: string
  /** The text of a new record. What must be filled in is empty. */
  recordText: (slug: string) => string
  words: { type: string; from: string; blank: object }
  /** Pictures each member has: the path without width and format, and the widths. */
  pictures: (slug: string, record: unknown) => readonly Picture[]
}

const opening = "opening: { letter: 'א', backdrop: 'plaster' },"

function hasPicture(record: unknown): boolean {
  return !(typeof record === 'object' && record !== null && 'hasPicture' in record)
}

export const kinds = {
  page: {
    folder: 'app/content/pages',
    lists: [{ file: 'app/catalog/pages.ts', name: 'singlePages' }],
    registry: 'app/content/pages/single-pages.ts',
    record: 'page',
    recordText: (slug) => `import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: '${slug}/${slug}-page.tsx',
  indexed: false,
  ${opening}
  related: [],
}
`,
    words: { type: 'PageWords', from: '#content/page-words.ts', blank: blankPage },
    pictures: () => [],
  },
  service: {
    folder: 'app/content/services',
    lists: [{ file: 'app/catalog/services.ts', name: 'serviceIds' }],
    registry: 'app/content/services/services.ts',
    record: 'service',
    recordText: () => `import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  indexed: false,
  ${opening}
  related: [],
  sections: ['what', 'why', 'withoutIt', 'offers', 'process', 'gains', 'work', 'terms', 'faq'],
  offers: [],
  projects: [],
}
`,
    words: { type: 'ServiceWords', from: '../service-words.ts', blank: blankService },
    pictures: (slug) => [{ path: `/pictures/services/${slug}`, widths: [320, 640, 900] }],
  },
  post: {
    folder: 'app/content/posts',
    lists: [{ file: 'app/catalog/posts.ts', name: 'posts' }],
    registry: 'app/content/posts/posts.ts',
    record: 'post',
    recordText: () => `import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  indexed: false,
  ${opening}
  related: [],
}
`,
    words: { type: 'PostWords', from: '../post-facts.ts', blank: blankPost },
    pictures: (slug) => [{ path: `/pictures/posts/${slug}`, widths: [440, 880, 1320] }],
  },
  project: {
    folder: 'app/content/projects',
    lists: [{ file: 'app/catalog/projects.ts', name: 'projectIds' }],
    registry: 'app/content/projects/projects.ts',
    record: 'project',
    recordText: () => `import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'website',
  productType: 'website',
  niche: 'corporate',
  technologies: [],
  languages: ['he'],
  tags: ['new'],
  orders: 1,
  year: ${new Date().getFullYear()},
  deliveryTime: 14,
  hasMVPBonus: false,
  customPrice: 0,
})
`,
    words: { type: 'ProjectWords', from: '../project-words.ts', blank: blankProject },
    pictures: (slug) => [{ path: `/pictures/projects/${slug}`, widths: [400, 800, 1200] }],
  },
  template: {
    folder: 'app/content/templates',
    // A template is a project of the portfolio too.
    lists: [
      { file: 'app/catalog/templates.ts', name: 'templates' },
      { file: 'app/catalog/projects.ts', name: 'projectIds' },
    ],
    registry: 'app/content/templates/templates.ts',
    record: 'template',
    recordText: () => `import type { TemplateFacts } from '../template-facts.ts'

export const template: TemplateFacts = {
  indexed: false,
  ${opening}
  related: [],
  niche: 'corporate',
  tags: ['new'],
  orders: 1,
  deliveryTime: 7,
  price: { ready: 0, custom: 0 },
}
`,
    words: { type: 'TemplateWords', from: '../template-words.ts', blank: blankTemplate },
    pictures: (slug, record) => [
      ...(hasPicture(record) ? [{ path: `/pictures/templates/${slug}`, widths: [640, 1000] }] : []),
      { path: `/pictures/projects/${slug}`, widths: [400, 800, 1200] },
      { path: `/pictures/projects/${slug}-desk`, widths: [640, 1280, 1600] },
      { path: `/pictures/projects/${slug}-phone`, widths: [320, 640] },
    ],
  },
} as const satisfies Record<string, Kind>

export type KindId = keyof typeof kinds
