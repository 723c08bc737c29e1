import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { templates } from '#catalog/templates.ts'
import { pageAt } from '#content/pages.ts'
import { digestOf } from './digest.ts'
import { drawPlans } from './business-plan/draw-plans.ts'
import { drawWordmarks } from './clients/wordmarks.ts'
import { makeHeroFilm, sourcesOfHeroFilm, stemOf as stemOfHeroFilm } from './hero/film.ts'
import { films } from './films/films.ts'
import { drawIcons } from './favicon/icons.ts'
import { shootFilms } from './film/film.ts'
import { drawPersonas } from './personas/personas.ts'
import { drawPeople } from './portraits/people.ts'
import { drawSocial } from './social/draw-social.ts'
import { socialPages } from './social/social-pages.ts'
import { drawPosters } from './posters/posters.ts'
import { shootScreens } from './screens/shoot.ts'
import {
  englishCovers,
  englishSources,
  englishWordsOf,
  makeEnglishCover,
} from './stage/english-covers.ts'
import { shootEnglishScreens } from './stage/english-screens.ts'
import { angles, makeAngle, sourcesOfAngle, stemOfAngle } from './stage/angles.ts'
import { openingCovers } from './stage/opening-covers.ts'
import { openings } from './stage/openings.ts'
import { makeThirdView, sourcesOfThirdView, thirdViews } from './stage/third-views.ts'
import { makeWideView, sourcesOfWideView, wideViews } from './stage/wide-views.ts'
import { heroes, makeStill, requireMaster, sourcesOf, stills, type Still } from './stage/stills.ts'
import {
  makeTemplatePicture,
  nameOf,
  sourcesOfPicture,
  stemOf,
  templatePictures,
  widthsOf,
} from './templates/pictures.ts'
import { openingPictures } from './templates/opening-pictures.ts'
import { encodeScreens } from './templates/screens.ts'
import { photographTemplates, sourcesOfTemplate } from './templates/photograph.ts'
import { makeSocialPictures } from './templates/social.ts'
import { pageOf, shootSketch, sketches, stemOfSketch } from './studies/shoot.ts'
import { shootClientScreens, shootViews } from './views/shoot.ts'

/** A picture, or a group of them, that is made from sources. Paths are relative to the root. */
export type Task = {
  name: string
  sources: readonly string[]
  details?: unknown
  result: string
  make: () => Promise<void>
  /**
   * Whether its result was finished by hand, so that it is made again only when its name is given.
   */
  isOnlyByName?: boolean
}

const cache = 'node_modules/.cache/art'
const templateSources = ['art/templates/photograph.ts', ...templates.flatMap(sourcesOfTemplate)]
const drawing = ['art/drawing/*.ts', 'art/letters/outlines.json']

/** The digest of a task's sources, as made.json stores it. */
export function digestOfTask({ sources, details }: Task): string {
  return digestOf(sources, details)
}

/** Returns the folder, which gets its name when everything in it is made. */
async function requireFolder(
  folder: string,
  make: (draft: string) => Promise<void>,
): Promise<string> {
  if (existsSync(folder)) return folder
  const draft = `${folder}-draft`
  rmSync(draft, { recursive: true, force: true })
  await make(draft)
  renameSync(draft, folder)
  return folder
}

/**
 * The screens are used only inside pictures, so they are in the cache and are made when a picture
 * needs them.
 */
function requireScreens(): Promise<string> {
  const sources = ['art/screens/*', 'art/brands/*', 'art/views/faces.ts', ...templateSources]
  return requireFolder(join(cache, `screens-${digestOf(sources)}`), async (draft) => {
    await shootScreens(draft)
    await photographTemplates('he', draft)
  })
}

function requireEnglishScreens(): Promise<string> {
  const sources = [
    'art/screens/*',
    'art/views/*',
    'art/stage/english-screens.ts',
    ...templateSources,
  ]
  return requireFolder(join(cache, `english-screens-${digestOf(sources)}`), async (draft) => {
    await shootEnglishScreens(draft)
    await photographTemplates('en', draft)
  })
}

async function requireMasterOf(still: Still): Promise<string> {
  return requireMaster(
    still,
    digestOf(sourcesOf(still.shot), still.shot),
    join(cache, 'stills'),
    await requireScreens(),
  )
}

const drawn: readonly Task[] = [
  {
    name: 'clients',
    sources: ['art/clients/*.ts', 'art/letters/*.ts'],
    result: 'public/pictures/clients.svg',
    make: () => drawWordmarks('public/pictures/clients.svg'),
  },
  {
    name: 'people',
    sources: [...drawing, 'art/portraits/*.ts'],
    result: 'public/pictures/people',
    make: () => drawPeople('public/pictures/people'),
  },
  {
    name: 'personas',
    sources: [...drawing, 'art/portraits/portrait.ts', 'art/personas/*.ts'],
    result: 'public/pictures/projects/viola-medical-persona-240.avif',
    make: () => drawPersonas('public/pictures/projects'),
  },
  {
    name: 'posts',
    sources: [...drawing, 'art/posters/*.ts', 'art/stage/encode-within.ts'],
    result: 'public/pictures/posts',
    make: () => drawPosters('public/pictures/posts'),
  },
  {
    name: 'icons',
    sources: ['art/drawing/letter-shape.ts', 'art/letters/outlines.json', 'art/favicon/*.ts'],
    result: 'public/favicon.ico',
    make: () => drawIcons('public'),
  },
  {
    name: 'business-plan',
    sources: ['art/business-plan/*', 'app/server/pdf/fonts/*'],
    result: 'public/assets/business-launch/sample-business-plan-he.pdf',
    make: () => drawPlans('public/assets/business-launch'),
  },
  {
    name: 'film',
    sources: [...drawing, 'art/film/*', 'art/screens/chatmail.html', 'art/views/faces.ts'],
    result: 'public/pictures/film/intro-he.mp4',
    make: async () => await shootFilms('public/pictures/film', await requireScreens()),
  },
  {
    name: 'client-screens',
    sources: ['art/drawing/encode.ts', 'art/views/*', 'art/screens/*'],
    result: 'public/pictures/projects/viola-medical-desk-640.avif',
    make: () => shootClientScreens('public/pictures/projects'),
  },
  {
    name: 'views',
    sources: ['art/drawing/encode.ts', 'art/views/*', 'art/screens/*', 'art/brands/*'],
    result: 'public/pictures/projects/shifon-bakery-desk-640.avif',
    make: async () => await shootViews('public/pictures/projects', await requireScreens()),
  },
]

const sketched = sketches.map((sketch): Task => ({
  name: `sketch-${sketch.project}-${sketch.view}`,
  sources: [
    'art/drawing/encode.ts',
    'art/views/faces.ts',
    'art/views/view.css',
    'art/screens/fonts.css',
    pageOf(sketch),
  ],
  details: sketch,
  result: `${stemOfSketch(sketch)}-${sketch.isPhone ? 320 : 640}.avif`,
  make: () => shootSketch(sketch),
}))

const screensOfTemplates = templates.flatMap((id): Task[] => [
  {
    name: `screens-${id}`,
    sources: ['art/templates/photograph.ts', ...sourcesOfTemplate(id)],
    result: `public/pictures/projects/${id}-desk-640.avif`,
    make: async () =>
      await encodeScreens(id, { he: await requireScreens(), en: await requireEnglishScreens() }),
  },
  {
    name: `social-${id}`,
    sources: ['art/templates/social.ts', 'art/templates/photograph.ts', ...sourcesOfTemplate(id)],
    result: `public/social/templates/${id}-he.jpg`,
    make: async () => await makeSocialPictures(id, 'public/social/templates'),
  },
])

const socials = socialPages.map((page): Task => ({
  name: `social-${page.name}`,
  sources: [...drawing, 'art/social/*', ...new Set(Object.values(page.picture ?? {}))],
  details: { ...page, opening: pageAt(page.path).opening },
  result: `public/social/${page.name}-he.jpg`,
  make: () => drawSocial(page, 'public/social'),
}))

const photographed = stills.map((still): Task => {
  const sources = sourcesOf(still.shot)
  return {
    name: still.name,
    sources,
    details: still,
    result:
      'copy' in still.keep ? still.keep.copy : `${still.keep.encode}-${still.keep.widths[0]}.avif`,
    isOnlyByName: 'copy' in still.keep,
    make: async () => await makeStill(still, await requireMasterOf(still)),
  }
})

const heroFilms = heroes.map((film): Task => ({
  name: `hero-film-${film.lang}-${film.theme}${film.suffix}`,
  sources: sourcesOfHeroFilm,
  details: film,
  result: `${stemOfHeroFilm(film)}.mp4`,
  isOnlyByName: true,
  make: async () => await makeHeroFilm(film, await requireScreens()),
}))

const fromAngles = angles.map((angle): Task => {
  const sources = sourcesOfAngle(angle)
  const details = { angle, words: englishWordsOf(angle) }
  return {
    name: `angle-${angle.project}`,
    sources,
    details,
    result: `${stemOfAngle(angle, 'he')}-640.avif`,
    make: async () => {
      const render = join(cache, 'angles', `${angle.project}-${digestOf(sources, details)}`)
      const screens = { he: await requireScreens(), en: await requireEnglishScreens() }
      await makeAngle(angle, render, screens)
    },
  }
})

const fromThirdViews = thirdViews.map((view): Task => {
  const sources = sourcesOfThirdView(view)
  return {
    name: `detail-${view.project}`,
    sources,
    details: view,
    result: `${view.stem}-${view.widths[0]}.avif`,
    make: async () => {
      const render = join(cache, 'third-views', `${view.project}-${digestOf(sources, view)}.png`)
      await makeThirdView(view, render, await requireScreens())
    },
  }
})

const fromWideViews = wideViews.map((view): Task => {
  const sources = sourcesOfWideView(view)
  const details = { view, words: view.lang === 'en' ? englishWordsOf(view) : [] }
  const name = `wide-${view.project}-${view.lang}`
  return {
    name,
    sources,
    details,
    result: `${view.stem}-1440.avif`,
    make: async () => {
      const render = join(cache, 'wide-views', `${name}-${digestOf(sources, details)}.png`)
      await makeWideView(
        view,
        render,
        await (view.lang === 'he' ? requireScreens() : requireEnglishScreens()),
      )
    },
  }
})

const ofTemplates = templatePictures.map((picture): Task => {
  const sources = sourcesOfPicture(picture)
  return {
    name: nameOf(picture),
    sources,
    details: picture,
    result: `${stemOf(picture)}-${widthsOf(picture)[0]}.avif`,
    make: async () =>
      await makeTemplatePicture(picture, digestOf(sources, picture), join(cache, 'templates')),
  }
})

const inEnglish = englishCovers.map((still): Task => ({
  name: `${still.name}-en`,
  sources: [...sourcesOf(still.shot), ...englishSources],
  details: { still, words: englishWordsOf(still) },
  result: `${still.keep.encode}-en-${still.keep.widths[0]}.avif`,
  make: async () =>
    await makeEnglishCover(
      still,
      await requireMasterOf(still),
      await requireScreens(),
      await requireEnglishScreens(),
    ),
}))

export const tasks: readonly Task[] = [
  ...drawn,
  ...sketched,
  ...films,
  ...screensOfTemplates,
  ...socials,
  ...photographed,
  ...heroFilms,
  ...fromAngles,
  ...fromThirdViews,
  ...fromWideViews,
  ...openings,
  ...ofTemplates,
  ...inEnglish,
  ...openingCovers,
  ...openingPictures,
]
