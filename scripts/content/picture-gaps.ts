import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CaseStudyId, ProjectId } from '#catalog/projects.ts'
import type * as projectPictures from '#content/projects/project-pictures.ts'
import type { ServiceId } from '#catalog/services.ts'
import type * as servicePicture from '#content/services/service-picture.ts'
import type * as projectsModule from '#content/projects/projects.ts'
import type { Member } from './find-gaps.ts'
import { load } from './load.ts'

/** `src`: the path without width and format. */
type Picture = { src: string; widths: readonly number[] }

/** The missing pictures of members, one sentence for each with its first file. */
export async function findMissingPictures(
  root: string,
  members: readonly Member[],
): Promise<string[]> {
  const picturesOf = await readPictures(root)
  return members.flatMap((member) =>
    picturesOf(member).flatMap((picture) => {
      const missing = filesOf(picture).filter((file) => !existsSync(join(root, file)))
      const others = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
      return missing.length === 0
        ? []
        : [`${missing[0]}${others} missing: \`npm run art\` creates pictures`]
    }),
  )
}

function filesOf({ src, widths }: Picture): string[] {
  return widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => `public${src}-${width}.${format}`),
  )
}

/** A function that returns the pictures that the pages of a member need. */
async function readPictures(root: string): Promise<(member: Member) => Picture[]> {
  // SAFETY: each is that module.
  const { angleOf, caseViewsOf, detailOf, openingCoverOf, personaOf, picturesOf, pictureShapes } =
    (await load(root, 'app/content/projects/project-pictures.ts')) as typeof projectPictures
  const { projects } = (await load(
    root,
    'app/content/projects/projects.ts',
  )) as typeof projectsModule

  const { servicePictureOf } = (await load(
    root,
    'app/content/services/service-picture.ts',
  )) as typeof servicePicture

  const inBoth = <Each>(find: (lang: 'he' | 'en') => Each[]) => [...find('he'), ...find('en')]
  const shaped = ({ src, shape }: { src: string; shape: keyof typeof pictureShapes }) => ({
    src,
    widths: pictureShapes[shape].widths,
  })
  const ofProject = (id: ProjectId): Picture[] => {
    if (!projects[id].caseStudy) return inBoth((lang) => picturesOf(id, lang)).map(shaped)
    // SAFETY: it has a case study.
    const study = id as CaseStudyId
    return [
      ...inBoth((lang) => [
        ...picturesOf(id, lang),
        ...caseViewsOf(study, lang),
        angleOf(study, lang),
        openingCoverOf(study, lang),
      ]),
      personaOf(study),
      ...[detailOf(study)].filter((picture) => picture !== null),
    ].map(shaped)
  }
  return ({ kindId, id }) => {
    // SAFETY: the ids of a kind are those of its list.
    if (kindId === 'project' || kindId === 'template') return unique(ofProject(id as ProjectId))
    if (kindId === 'service') return inBoth((lang) => [servicePictureOf(id as ServiceId, lang)])
    if (kindId === 'post') return [{ src: `/pictures/posts/${id}`, widths: [440, 880, 1320] }]
    return []
  }
}

function unique(pictures: Picture[]): Picture[] {
  return [...new Map(pictures.map((picture) => [picture.src, picture])).values()]
}
