import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { caseStudies, type CaseStudyId } from '#catalog/projects.ts'
import { detailOf, detailShapes, pictureShapes } from '#content/projects/project-pictures.ts'
import { encodePicture } from '../drawing/encode.ts'
import {
  coverQuality,
  runBlender,
  sourcesOf,
  stills,
  typefacesOfScreens,
  type Shot,
} from './stills.ts'
import { requireWeights } from './weights.ts'

/** The set of a case study's cover, which a third camera photographs (`third_views.py`). */
export type ThirdView = {
  project: CaseStudyId
  stem: string
  widths: readonly number[]
  shot: Shot
}

const sizes = { detail: [1440, 810], 'tall-detail': [1080, 1350] } as const
const samples = 16

export const thirdViews = caseStudies.flatMap((project): ThirdView[] => {
  const shape = detailShapes[project]
  const picture = detailOf(project)
  const still = stills.find(({ name }) => name === `cover-${project}`)
  if (!shape || !picture || !still) return []
  const { widths } = pictureShapes[shape]
  return [
    {
      project,
      stem: `public${picture.src}`,
      widths,
      shot: { ...still.shot, size: sizes[shape], samples },
    },
  ]
})

/** Without the typefaces of the screens, which cannot be read in it. */
export function sourcesOfThirdView({ shot }: ThirdView): string[] {
  return [
    ...sourcesOf(shot).filter((file) => file !== typefacesOfScreens),
    ...['third_views.py', 'denoised.py', 'oidn.py'].map((file) => `art/stage/${file}`),
  ]
}

/** `render`: where the picture is or will be. */
export async function makeThirdView(
  { project, stem, widths, shot }: ThirdView,
  render: string,
  screens: string,
): Promise<void> {
  mkdirSync(dirname(render), { recursive: true })
  if (!existsSync(render)) {
    const words = [shot.script, project, render, shot.size.join('x'), String(shot.samples)]
    runBlender('third_views.py', render, [...words, screens, requireWeights()])
  }
  await encodePicture(render, stem, widths, coverQuality)
}
