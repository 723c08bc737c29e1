import { isCaseStudy, type CaseStudyId, type ProjectId } from '#catalog/projects.ts'
import type { Lang } from '#i18n/languages.ts'
import type { ScreenFacts, ScreenShape } from './project-facts.ts'
import { caseStudyOf, projects } from './projects.ts'

/** The widths in pixels in which art/ writes each shape, and its height divided by its width. */
export const pictureShapes = {
  cover: { widths: [400, 800, 1200], ratio: 0.75 },
  'wide-cover': { widths: [400, 800, 1200, 1600], ratio: 0.75 },
  'opening-cover': { widths: [660, 800, 1200, 1600], ratio: 0.75 },
  angle: { widths: [640, 1280], ratio: 0.5625 },
  detail: { widths: [480, 960, 1440], ratio: 0.5625 },
  'tall-detail': { widths: [360, 720, 1080], ratio: 1.25 },
  desk: { widths: [640, 1280, 1600], ratio: 0.625 },
  phone: { widths: [320, 640], ratio: 844 / 390 },
  persona: { widths: [240, 480], ratio: 1 },
} as const satisfies Record<string, { widths: readonly [number, ...number[]]; ratio: number }>

type PictureShape = keyof typeof pictureShapes

/** `src` has neither width nor file extension. */
export type ProjectPicture = { src: string; shape: PictureShape }

/** A screen and the name of its caption. */
export type ScreenView = { view: string; src: string; shape: ScreenShape }

const folder = '/pictures/projects'

function inLanguage(name: string, lang: Lang, isForAll = false): string {
  return `${folder}/${name}${lang === 'he' || isForAll ? '' : `-${lang}`}`
}

function screenOf(id: string, view: string, { shape, isForAll }: ScreenFacts, lang: Lang) {
  return { src: inLanguage(`${id}-${view}`, lang, isForAll), shape }
}

/** The cover: a still life whose screens are in the reader's language. */
export function coverOf(id: ProjectId, lang: Lang): ProjectPicture {
  const { category, isCoverForAll } = projects[id]
  const isWide = isCaseStudy(id) || category === 'branding'
  return { src: inLanguage(id, lang, isCoverForAll), shape: isWide ? 'wide-cover' : 'cover' }
}

/** The cover as a case study opens with it: on a phone in a file that arrives with the style sheet. */
export function openingCoverOf(id: CaseStudyId, lang: Lang): ProjectPicture {
  return { ...coverOf(id, lang), shape: 'opening-cover' }
}

/** Case studies that open on a computer with a wide picture of their set, and its height divided by its width. */
export const wideShapes: Partial<Record<CaseStudyId, number>> = {
  'expertpower-webapp': 0.5625,
  'tlbank-webapp': 0.4375,
}

/** They exist as AVIF only: other browsers show the cover. */
const wideWidths = [1440, 1920, 2400] as const

export function wideOf(id: CaseStudyId, lang: Lang) {
  return id in wideShapes ? { src: inLanguage(`${id}-wide`, lang), widths: wideWidths } : null
}

/** The scene of a case study's cover from a second camera. */
export function angleOf(id: CaseStudyId, lang: Lang): ProjectPicture {
  return { src: inLanguage(`${id}-angle`, lang, projects[id].isCoverForAll), shape: 'angle' }
}

/** Which case studies have a third view of their set, and its shape. */
export const detailShapes: Partial<Record<CaseStudyId, 'detail' | 'tall-detail'>> = {
  'viola-medical': 'detail',
  'mello-petshop': 'tall-detail',
  'chatmail-app': 'detail',
  'rody-app': 'detail',
  'growth-webapp': 'tall-detail',
  'tlbank-webapp': 'detail',
  'nftwallet-app': 'detail',
  'expertpower-webapp': 'detail',
}

/** The set from a third camera, from which no screen can be read: one picture for both languages. */
export function detailOf(id: CaseStudyId): ProjectPicture | null {
  const shape = detailShapes[id]
  return shape === undefined ? null : { src: `${folder}/${id}-detail`, shape }
}

/** A drawing of the person that a case study was planned for. */
export function personaOf(id: CaseStudyId): ProjectPicture {
  return { src: `${folder}/${id}-persona`, shape: 'persona' }
}

/** The board of a brand: its mark, its colours and its type on one sheet. */
function boardOf(id: ProjectId): ProjectPicture {
  return { src: `${folder}/${id}-board`, shape: 'cover' }
}

/** One screen of a case study by its name in project.ts. */
export function viewOf(id: CaseStudyId, view: string, lang: Lang): ScreenView {
  const { screens, sketches } = caseStudyOf(id)
  const screen = screens[view] ?? sketches[view]
  if (screen === undefined) throw new Error(`${id} has no screen ${view}`)
  return { view, ...screenOf(id, view, screen, lang) }
}

/** Every flat screen of a case study. */
export function caseViewsOf(id: CaseStudyId, lang: Lang): ScreenView[] {
  const { screens, sketches } = caseStudyOf(id)
  return Object.keys({ ...screens, ...sketches }).map((view) => viewOf(id, view, lang))
}

/** The first screen of a site or a landing page, on a computer. */
export function deskScreenOf(id: ProjectId, lang: Lang): ProjectPicture {
  return screenOf(id, 'desk', { shape: 'desk' }, lang)
}

/** Every picture of a project, its cover first. */
export function picturesOf(id: ProjectId, lang: Lang): ProjectPicture[] {
  const cover = coverOf(id, lang)
  if (isCaseStudy(id)) return [cover, ...detailScreensOf(id, lang)]
  const isBrand = projects[id].category === 'branding'
  return [cover, isBrand ? boardOf(id) : deskScreenOf(id, lang)]
}

function detailScreensOf(id: CaseStudyId, lang: Lang): ProjectPicture[] {
  return Object.entries(caseStudyOf(id).screens)
    .filter(([, { detailsFor = lang }]) => detailsFor === lang)
    .map(([view, screen]) => screenOf(id, view, screen, lang))
}
