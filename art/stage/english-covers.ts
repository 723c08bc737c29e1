import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodePicture } from '../drawing/encode.ts'
import { english } from '../views/english-words.ts'
import { coverQuality, runBlender, stills, type Still } from './stills.ts'

type Cover = Still & { keep: { encode: string; widths: readonly number[] } }

/** Screens that are already in English, or in both languages. */
const notTranslated: ReadonlySet<string> = new Set(['chatmail', 'nftwallet'])

function hasHebrewScreens(still: Still): still is Cover {
  const { script, screens } = still.shot
  return (
    ['covers.py', 'demos.py', 'tables.py', 'services.py'].includes(script) &&
    screens.length > 0 &&
    !screens.some((screen) => notTranslated.has(screen))
  )
}

export const englishCovers = stills.filter(hasHebrewScreens)

/** The sources of an English cover besides those of its Hebrew one. */
export const englishSources = ['art/stage/in_english.py', 'art/views/speak-english.ts'] as const

/** The English texts on the screens of a cover; those of a landing page are among its sources. */
export function englishWordsOf({ shot: { screens } }: Pick<Still, 'shot'>) {
  return Object.entries(english).filter(([page]) => screens.includes(page))
}

/** Makes the Hebrew cover with English screens. */
export async function makeEnglishCover(
  { name, shot, keep }: Cover,
  master: string,
  screens: string,
  english: string,
): Promise<void> {
  const picture = join(tmpdir(), `${name}-en.png`)
  runBlender('in_english.py', picture, [
    shot.script,
    ...shot.subject,
    master,
    picture,
    shot.size.join('x'),
    screens,
    english,
  ])
  await encodePicture(picture, `${keep.encode}-en`, keep.widths, coverQuality)
}
