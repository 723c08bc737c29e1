import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { caseStudies, type CaseStudyId } from '#catalog/projects.ts'
import { angleOf, pictureShapes } from '#content/projects/project-pictures.ts'
import { projects } from '#content/projects/projects.ts'
import { encodePicture } from '../drawing/encode.ts'
import { coverQuality, runBlender, sourcesOf, stills, type Shot } from './stills.ts'
import { requireWeights } from './weights.ts'

/** The set of a case study's cover, which is rendered from a second camera (`angles.py`). */
export type Angle = { project: CaseStudyId; shot: Shot }

function shotOf(project: CaseStudyId): Shot {
  const still = stills.find(({ name }) => name === `cover-${project}`)
  if (!still) throw new Error(`${project} has no cover`)
  return { ...still.shot, size: [1280, 720], samples: 12 }
}

export const angles = caseStudies.map((project): Angle => ({ project, shot: shotOf(project) }))

/** The sources of the Hebrew picture and, except for the texts, of the English one. */
export function sourcesOfAngle({ shot }: Angle): string[] {
  return [
    ...sourcesOf(shot),
    ...['angles.py', 'denoised.py', 'oidn.py'].map((file) => `art/stage/${file}`),
    'art/views/speak-english.ts',
  ]
}

/** The path without width and extension. */
export function stemOfAngle({ project }: Angle, lang: 'he' | 'en'): string {
  return `public${angleOf(project, lang).src}`
}

type Screens = Record<'he' | 'en', string>

/** `render`: the path of the pictures, without language and extension. */
export async function makeAngle(angle: Angle, render: string, screens: Screens): Promise<void> {
  const { project, shot } = angle
  const hebrew = `${render}.png`
  mkdirSync(dirname(render), { recursive: true })
  if (!existsSync(hebrew)) {
    const words = [shot.script, project, render, shot.size.join('x'), String(shot.samples)]
    runBlender('angles.py', hebrew, [...words, screens.he, screens.en, requireWeights()])
  }
  const { widths } = pictureShapes.angle
  await encodePicture(hebrew, stemOfAngle(angle, 'he'), widths, coverQuality)
  if (projects[project].isCoverForAll) return
  await encodePicture(`${render}-en.png`, stemOfAngle(angle, 'en'), widths, coverQuality)
}
