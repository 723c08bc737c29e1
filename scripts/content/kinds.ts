import { blankPage, blankPost, blankProject, blankService, blankTemplate } from './blank-words.ts'

type List = { file: string; name: string }

/** A kind of content with folders in app/content, and the tables that list it. */
export type Kind = {
  /** The folder of the kind, from the root. */
  folder: string
  /** The files and names of the tables of ids. The first is the kind's own table. */
  lists: readonly [List, ...List[]]
  /** The name of the table of all ids in the kind's file, where its own table has only some. */
  all?: string
  /** The file with the table of records. */
  registry: string
  /** The name of a record's file and of its export. */
  record: string
  /** The text of a new record, with empty values to fill in. */
  recordText: (slug: string) => string
  /** The empty texts of a new member: in TypeScript, or an article in Markdown. */
  words: { type: string; from: string; blank: object } | { markdown: object }
}

const opening = "opening: { letter: 'א', backdrop: 'plaster' },"

export const kinds = {
  page: {
    folder: 'app/content/pages',
    lists: [{ file: 'app/catalog/pages.ts', name: 'singlePages' }],
    registry: 'app/content/pages/single-pages.ts',
    record: 'page',
    recordText: (slug) => `import type { SinglePageFacts } from '#content/page-record.ts'

export const page: SinglePageFacts = {
  module: 'documents/site/pages/${slug}/${slug}-page.tsx',
  indexed: false,
  ${opening}
  related: [],
}
`,
    words: { type: 'PageWords', from: '#content/page-words.ts', blank: blankPage },
  },
  service: {
    folder: 'app/content/services',
    lists: [{ file: 'app/catalog/services.ts', name: 'serviceIds' }],
    all: 'servicePageIds',
    registry: 'app/content/services/services.ts',
    record: 'service',
    recordText: () => `import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  indexed: false,
  ${opening}
  related: [],
  // Keys of catalog/prices: the prices of its page.
  offers: [],
  // What shows that it works: a case study, the live templates or a live card.
  proof: 'templates',
}
`,
    words: { type: 'ServiceWords', from: '../service-words.ts', blank: blankService },
  },
  post: {
    folder: 'app/content/posts',
    lists: [{ file: 'app/catalog/posts.ts', name: 'posts' }],
    registry: 'app/content/posts/posts.ts',
    record: 'post',
    recordText: () => `import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  // Still being written. With dates it must have a text with a table or checklist, and sources.
  dates: null,
  tags: [],
  sources: [],
  ${opening}
  related: [],
}
`,
    words: { markdown: blankPost },
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
    recordText: (slug) => `import type { TemplateFacts } from '../template-facts.ts'

export const template: TemplateFacts = {
  indexed: false,
  ${opening}
  related: [],
  socialImage: '/social/templates/${slug}-{lang}.jpg',
  niche: 'corporate',
  tags: ['new'],
  orders: 1,
  deliveryTime: 7,
  price: { ready: 0, custom: 0 },
}
`,
    words: { type: 'TemplateWords', from: '../template-words.ts', blank: blankTemplate },
  },
} as const satisfies Record<string, Kind>

export type KindId = keyof typeof kinds
