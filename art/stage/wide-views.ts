import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { caseStudies, type CaseStudyId } from '#catalog/projects.ts'
import { wideOf, wideShapes } from '#content/projects/project-pictures.ts'
import type { Lang } from '#i18n/languages.ts'
import { encodeWithin } from './encode-within.ts'
import { runBlender, sourcesOf, stills, type Shot } from './stills.ts'
import { requireWeights } from './weights.ts'

/** The set of a case study as wide as its opening, with screens in one language. */
export type WideView = {
  project: CaseStudyId
  lang: Lang
  stem: string
  widths: readonly number[]
  shot: Shot
}

/** The most bytes of each file: it is the largest paint of a desktop. */
const limit = 60_000

export const wideViews = caseStudies.flatMap((project) =>
  (['he', 'en'] as const).flatMap((lang): WideView[] => {
    const ratio = wideShapes[project]
    const picture = wideOf(project, lang)
    const still = stills.find(({ name }) => name === `cover-${project}`)
    if (ratio === undefined || !picture || !still) return []
    const { src, widths } = picture
    const widest = Math.max(...widths)
    const size = [widest, Math.round(widest * ratio)] as const
    return [
      { project, lang, stem: `public${src}`, widths, shot: { ...still.shot, size, samples: 10 } },
    ]
  }),
)

export function sourcesOfWideView({ shot }: WideView): string[] {
  return [
    ...new Set([
      ...sourcesOf(shot),
      ...['wide_views.py', 'denoised.py', 'oidn.py'].map((file) => `art/stage/${file}`),
      'art/views/speak-english.ts',
    ]),
  ]
}

/** `render`: where the picture is or will be. */
export async function makeWideView(
  { project, lang, stem, widths, shot }: WideView,
  render: string,
  screens: string,
): Promise<void> {
  mkdirSync(dirname(render), { recursive: true })
  if (!existsSync(render)) {
    const words = [shot.script, project, lang, render, shot.size.join('x'), String(shot.samples)]
    runBlender('wide_views.py', render, [...words, screens, requireWeights()])
  }
  for (const width of widths) {
    const picture = sharp(render).removeAlpha().resize({ width })
    writeFileSync(`${stem}-${width}.avif`, await encodeWithin(picture, limit))
  }
}
