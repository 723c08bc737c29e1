import type { PictureFile } from '#art/placeholders/draw-placeholder.ts'
import type * as catalogPages from '#catalog/pages.ts'
import type { CaseStudyId, ProjectId } from '#catalog/projects.ts'
import { isSubservice, type ServiceId, type ServicePageId } from '#catalog/services.ts'
import type { PageRecord } from '#content/page-record.ts'
import type * as contentPages from '#content/pages.ts'
import type * as projectPictures from '#content/projects/project-pictures.ts'
import type * as projectsModule from '#content/projects/projects.ts'
import type * as servicePicture from '#content/services/service-picture.ts'
import type { Member } from './find-gaps.ts'
import { load } from './load.ts'

/** `src`: the path without width and format. `ratio`: height divided by width. */
type Picture = { src: string; widths: readonly number[]; ratio: number }

/** The pictures of a member's pages, and the letter and backdrop that a placeholder shows. */
export type MemberPictures = { files: PictureFile[]; opening: PageRecord['opening'] }

/** A function that returns all that the pages of a member need. */
export async function readPictures(root: string): Promise<(member: Member) => MemberPictures> {
  const picturesOf = await readTypedPictures(root)
  const pageOf = await readPages(root)
  return (member) => {
    const page = pageOf(member)
    const files = [...picturesOf(member).flatMap(filesOf), ...(page ? socialImages(page) : [])]
    return {
      files: [...new Map(files.map((each) => [each.file, each])).values()],
      // Only projects without a page have none.
      opening: page?.opening ?? { letter: 'פ', backdrop: 'plaster' },
    }
  }
}

async function readTypedPictures(root: string): Promise<(member: Member) => Picture[]> {
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
    ...pictureShapes[shape],
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
    if (kindId === 'project' || kindId === 'template') return ofProject(id as ProjectId)
    if (kindId === 'service')
      // Subservices are not on the home page, the only one with these pictures.
      return isSubservice(id as ServicePageId)
        ? []
        : inBoth((lang) => [{ ...servicePictureOf(id as ServiceId, lang), ratio: 1.25 }])
    if (kindId === 'post')
      return [{ src: `/pictures/posts/${id}`, widths: [440, 660, 880, 1320], ratio: 0.75 }]
    return []
  }
}

function filesOf({ src, widths, ratio }: Picture): PictureFile[] {
  return widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => ({
      file: `public${src}-${width}.${format}`,
      width,
      height: Math.round(width * ratio),
    })),
  )
}

async function readPages(root: string): Promise<(member: Member) => PageRecord | undefined> {
  // SAFETY: each is that module.
  const { singlePages } = (await load(root, 'app/catalog/pages.ts')) as typeof catalogPages
  const { pages } = (await load(root, 'app/content/pages.ts')) as typeof contentPages
  const folders = { service: 'services', post: 'blog', project: 'portfolio', template: 'templates' }
  return ({ kindId, id }) => {
    const path =
      kindId === 'page'
        ? Object.entries(singlePages).find(([name]) => name === id)?.[1]
        : `${folders[kindId]}/${id}`
    return pages.find((page) => page.path === path)
  }
}

/** The images for social networks, one in each language. */
function socialImages({ socialImage }: PageRecord): PictureFile[] {
  return ['he', 'en'].map((lang) => ({
    file: `public${socialImage.replace('{lang}', lang)}`,
    width: 1200,
    height: 630,
  }))
}
