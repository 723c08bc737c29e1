import { caseStudies, projectIds, projects, type CaseStudyId, type ProjectId } from './projects.ts'

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

export type CaseViewId<Id extends CaseStudyId> = keyof (typeof caseViews)[Id]

export function coverOf(id: ProjectId): ProjectPicture {
  return { src: `${folder}/${id}`, shape: 'cover' }
}

/** A drawing of the person that a case study was planned for. */
export function personaOf(id: CaseStudyId): ProjectPicture {
  return { src: `${folder}/${id}-persona`, shape: 'persona' }
}

/** The mark, the colours and the type of a brand on one sheet. */
function boardOf(id: ProjectId): ProjectPicture {
  return { src: `${folder}/${id}-board`, shape: 'cover' }
}

export function caseViewsOf(id: CaseStudyId): { view: string; src: string; shape: ScreenShape }[] {
  return Object.entries(caseViews[id]).map(([view, shape]) => ({ view, src: `${folder}/${id}-${view}`, shape }))
}

/** The first screen of what has no case study. */
function deskOf(id: ProjectId): ProjectPicture {
  return { src: `${folder}/${id}-desk`, shape: 'desk' }
}

/** Every picture of a project, its cover first. */
export function picturesOf(id: ProjectId): ProjectPicture[] {
  const study = caseStudies.find((each) => each === id)
  if (study === undefined) return [coverOf(id), projects[id].category === 'branding' ? boardOf(id) : deskOf(id)]
  return [coverOf(id), ...caseViewsOf(study).map(({ src, shape }) => ({ src, shape }))]
}

export const projectPictures: readonly ProjectPicture[] = [...projectIds.flatMap(picturesOf), ...caseStudies.map(personaOf)]
