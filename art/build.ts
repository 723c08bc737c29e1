import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPlans } from './business-plan/draw-plans.ts'
import { drawWordmarks } from './clients/wordmarks.ts'
import { drawIcons } from './favicon/icons.ts'
import { shootFilms } from './film/film.ts'
import { drawPersonas } from './personas/personas.ts'
import { drawPeople } from './portraits/people.ts'
import { drawPosters } from './posters/posters.ts'
import { shootScreens } from './screens/shoot.ts'
import { englishCovers, englishSources, makeEnglishCover } from './stage/english-covers.ts'
import { shootEnglishScreens } from './stage/english-screens.ts'
import { makeStill, requireMaster, sourcesOf, stills, type Still } from './stage/stills.ts'
import {
  makeTemplatePicture,
  nameOf,
  sourcesOfPicture,
  stemOf,
  templatePictures,
  widthsOf,
} from './templates/pictures.ts'
import { shootViews } from './views/shoot.ts'

/**
 * Makes every picture of the site from its sources: `npm run art`, or `npm run art -- cover` for
 * those with the word in their name. made.json stores the digest of each picture's sources; what is
 * up to date is skipped.
 */
type Task = {
  name: string
  sources: readonly string[]
  details?: unknown
  result: string
  make: () => Promise<void>
  /** Its result was finished by hand: it is made again only when its name is given. */
  onlyByName?: boolean
}

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/art')
const record = 'art/made.json'
const drawing = ['art/drawing/*.ts', 'art/letters/outlines.json']

function digestOf(sources: readonly string[], details: unknown = ''): string {
  const hash = createHash('sha256').update(JSON.stringify(details))
  for (const file of sources.flatMap((pattern) => globSync(pattern)).toSorted())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/**
 * The screens are used in pictures only: they are in the cache, and are made when a picture needs
 * them.
 */
async function requireScreens(): Promise<string> {
  const folder = join(cache, `screens-${digestOf(['art/screens/*', 'art/brands/*'])}`)
  if (!existsSync(folder)) await shootScreens(folder)
  return folder
}

async function requireEnglishScreens(): Promise<string> {
  const folder = join(
    cache,
    `english-screens-${digestOf(['art/screens/*', 'art/views/*', 'art/stage/english-screens.ts'])}`,
  )
  if (!existsSync(folder)) await shootEnglishScreens(folder)
  return folder
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
    sources: [...drawing, 'art/posters/*.ts'],
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
    sources: [...drawing, 'art/film/*', 'art/screens/chatmail.html'],
    result: 'public/pictures/film/intro-he.mp4',
    make: async () => await shootFilms('public/pictures/film', await requireScreens()),
  },
  {
    name: 'views',
    sources: ['art/drawing/encode.ts', 'art/views/*', 'art/screens/*', 'art/brands/*'],
    result: 'public/pictures/projects/viola-medical-desk-640.avif',
    make: async () => await shootViews('public/pictures/projects', await requireScreens()),
  },
]

const photographed = stills.map((still): Task => {
  const sources = sourcesOf(still.shot)
  return {
    name: still.name,
    sources,
    details: still,
    result:
      'copy' in still.keep ? still.keep.copy : `${still.keep.encode}-${still.keep.widths[0]}.avif`,
    onlyByName: 'copy' in still.keep,
    make: async () => await makeStill(still, await requireMasterOf(still)),
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
  details: still,
  result: `${still.keep.encode}-en-400.avif`,
  make: async () =>
    await makeEnglishCover(
      still,
      await requireMasterOf(still),
      await requireScreens(),
      await requireEnglishScreens(),
    ),
}))

// SAFETY: only this script writes the record.
const made = (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}) as Record<
  string,
  string
>

async function make(task: Task): Promise<void> {
  const digest = digestOf(task.sources, task.details)
  if (made[task.name] === digest && existsSync(task.result)) return
  const start = Date.now()
  await task.make()
  made[task.name] = digest
  writeFileSync(record, `${JSON.stringify(made, null, 2)}\n`)
  console.log(`${task.name}: ${Math.round((Date.now() - start) / 1000)} s`)
}

process.chdir(root)
const word = process.argv[2] ?? ''
for (const task of [...drawn, ...photographed, ...ofTemplates, ...inEnglish])
  if (word === '' ? !task.onlyByName : task.name.includes(word)) await make(task)
