import { arial, arialBold, times, timesBold, variable, type Cut, type Face } from './face.ts'
import type { Script } from './scripts.ts'

const serif = variable('noto-serif-hebrew', 'wdth')
// The same design for a script that the family does not have.
const cyrillicSerif = variable('noto-serif', 'wdth')

function headlineSource(script: Script): string {
  return script === 'cyrillic' ? cyrillicSerif(script) : serif(script)
}

// Two weights of one width are half the bytes of a variable font with both.
const headlineCuts: readonly Cut[] = [
  { name: 'heavy', weight: '900', source: headlineSource, axes: { wght: 900, wdth: 66 } },
  { name: 'thin', weight: '300', source: headlineSource, axes: { wght: 300, wdth: 66 } },
]

/** The faces of the site, the admin area and business cards. */
export const siteFaces: readonly Face[] = [
  {
    name: 'headline',
    family: 'Dagesh Headline',
    // Only business cards are in Russian.
    scripts: ['hebrew', 'latin', 'cyrillic'],
    cuts: headlineCuts,
  },
  {
    // For figures and for titles that widen on hover: 68 % wide, 84 % on hover.
    name: 'display',
    family: 'Dagesh Display',
    scripts: ['hebrew', 'latin', 'extended'],
    cuts: [
      {
        source: serif,
        axes: { wght: { min: 300, max: 900 }, wdth: { min: 62.5, max: 84 } },
        weight: '300 900',
        stretch: '62.5% 84%',
      },
    ],
    fallbacks: [
      { local: timesBold, weight: '600 900', latin: 105, hebrew: 85 },
      { local: times, weight: '300 500', latin: 93.3, hebrew: 74.4 },
    ],
  },
  {
    name: 'text',
    family: 'Dagesh Text',
    scripts: ['hebrew', 'latin', 'extended', 'cyrillic'],
    cuts: [
      {
        source: variable('google-sans', 'wght'),
        axes: { wght: { min: 400, max: 700 } },
        weight: '400 700',
      },
    ],
    fallbacks: [
      { local: arial, weight: '400 500', latin: 100.7, hebrew: 104.6 },
      { local: arialBold, weight: '600 700', latin: 98, hebrew: 100.7 },
    ],
  },
]
