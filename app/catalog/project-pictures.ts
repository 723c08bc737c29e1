import type { Lang } from '#i18n/languages.ts'
import { caseStudies, projects, type CaseStudyId, type ProjectId } from './projects.ts'
import type { TemplateId } from './templates.ts'

/** The widths that art/ writes, and height over width. */
export const pictureShapes = {
  cover: { widths: [400, 800, 1200], ratio: 0.75 },
  desk: { widths: [640, 1280, 1600], ratio: 0.625 },
  phone: { widths: [320, 640], ratio: 844 / 390 },
  persona: { widths: [240, 480], ratio: 1 },
} as const satisfies Record<string, { widths: readonly [number, ...number[]]; ratio: number }>

type PictureShape = keyof typeof pictureShapes

/** `src` without width and ending. */
export type ProjectPicture = { src: string; shape: PictureShape }

const folder = '/pictures/projects'

type ScreenShape = 'desk' | 'phone'

/** Real screens of the case studies: the name of the picture, and how it is cut. */
export const caseViews = {
  'viola-medical': { desk: 'desk', booking: 'phone' },
  'mello-petshop': { desk: 'desk', product: 'phone' },
  'chatmail-app': { inbox: 'phone', summary: 'phone', english: 'phone' },
  'rody-app': { map: 'phone', tip: 'phone' },
  'nftwallet-app': { approval: 'phone', collection: 'phone' },
  'growth-webapp': { desk: 'desk', alert: 'phone' },
  'expertpower-webapp': { desk: 'desk', today: 'phone' },
  'tlbank-webapp': { desk: 'desk', transfer: 'phone' },
} as const satisfies Record<CaseStudyId, Record<string, ScreenShape>>

/** Screens that one drawing shows to everybody: they are in English, or show both languages. */
const sameForAll: ReadonlySet<string> = new Set([
  'chatmail-app-inbox',
  'chatmail-app-english',
  'nftwallet-app-approval',
  'nftwallet-app-collection',
])

/** English readers see this one only beside the English screens of its case study. */
const hebrewOnly: ReadonlySet<string> = new Set([`${folder}/chatmail-app-inbox`])

/** A screen in the reader's language. */
function screenOf(
  name: string,
  shape: ScreenShape,
  lang: Lang,
): { src: string; shape: ScreenShape } {
  return {
    src: `${folder}/${name}${lang === 'he' || sameForAll.has(name) ? '' : `-${lang}`}`,
    shape,
  }
}

export type CaseViewId<Id extends CaseStudyId> = keyof (typeof caseViews)[Id]

/** Covers whose screens are in English, or in both languages. Those of brands show things. */
const coversForAll: ReadonlySet<ProjectId> = new Set(['chatmail-app', 'nftwallet-app'])

/** A still life, the screens in it in the reader's language. */
export function coverOf(id: ProjectId, lang: Lang): ProjectPicture {
  const isForAll = lang === 'he' || projects[id].category === 'branding' || coversForAll.has(id)
  return { src: `${folder}/${id}${isForAll ? '' : `-${lang}`}`, shape: 'cover' }
}

/** A drawing of the person that a case study was planned for. */
export function personaOf(id: CaseStudyId): ProjectPicture {
  return { src: `${folder}/${id}-persona`, shape: 'persona' }
}

/** The mark, the colours and the type of a brand on one sheet. */
function boardOf(id: ProjectId): ProjectPicture {
  return { src: `${folder}/${id}-board`, shape: 'cover' }
}

/** A screen and the name of its caption. */
export type ScreenView = { view: string; src: string; shape: ScreenShape }

export function caseViewsOf(id: CaseStudyId, lang: Lang): ScreenView[] {
  return Object.entries(caseViews[id]).map(([view, shape]) => ({
    view,
    ...screenOf(`${id}-${view}`, shape, lang),
  }))
}

/** A landing page on a computer and on a phone. */
export function templateViewsOf(id: TemplateId, lang: Lang): ScreenView[] {
  return (['desk', 'phone'] as const).map((shape) => ({
    view: shape,
    ...screenOf(`${id}-${shape}`, shape, lang),
  }))
}

/** Every picture of a project, its cover first. */
export function picturesOf(id: ProjectId, lang: Lang): ProjectPicture[] {
  const study = caseStudies.find((each) => each === id)
  if (study !== undefined)
    return [
      coverOf(id, lang),
      ...caseViewsOf(study, lang).filter(({ src }) => lang === 'he' || !hebrewOnly.has(src)),
    ]
  return [
    coverOf(id, lang),
    projects[id].category === 'branding' ? boardOf(id) : screenOf(`${id}-desk`, 'desk', lang),
  ]
}
