import { arial, arialBold, fixed, times, timesBold, variable, type Face } from './face.ts'

const scripts = ['hebrew', 'latin'] as const

/** The faces of templates, which business cards and case studies use too. */
export const templateFaces: readonly Face[] = [
  {
    name: 'assistant',
    family: 'Assistant',
    scripts,
    cuts: [
      {
        source: variable('assistant', 'wght'),
        axes: { wght: { min: 400, max: 700 } },
        weight: '400 700',
      },
    ],
    fallbacks: [
      { local: arial, weight: '400 500', latin: 92.1, hebrew: 87.5 },
      { local: arialBold, weight: '600 700', latin: 87.7, hebrew: 83.5 },
    ],
  },
  {
    name: 'bellefair',
    family: 'Bellefair',
    scripts,
    cuts: [{ source: fixed('bellefair', 400), weight: '400' }],
    fallbacks: [{ local: times, latin: 92.6, hebrew: 82.1 }],
    features: ['liga'],
  },
  {
    name: 'bona-nova',
    family: 'Bona Nova',
    scripts,
    cuts: [
      { name: 'bold', source: fixed('bona-nova', 700), weight: '700' },
      { name: 'regular', source: fixed('bona-nova', 400), weight: '400' },
    ],
    fallbacks: [{ local: timesBold, latin: 109, hebrew: 99.8 }],
    features: ['liga', 'lnum'],
  },
  {
    name: 'fredoka',
    family: 'Fredoka',
    scripts,
    cuts: [{ source: variable('fredoka', 'wght'), axes: { wght: 600 }, weight: '600' }],
    fallbacks: [{ local: arialBold, latin: 92.9, hebrew: 90.8 }],
  },
  {
    name: 'heebo',
    family: 'Heebo',
    scripts,
    cuts: [
      {
        source: variable('heebo', 'wght'),
        axes: { wght: { min: 400, max: 800 } },
        weight: '400 800',
      },
    ],
    fallbacks: [
      { local: arial, weight: '400 500', latin: 100.2, hebrew: 98.6 },
      { local: arialBold, weight: '600 800', latin: 94, hebrew: 96.1 },
    ],
  },
  {
    name: 'jetbrains-mono',
    family: 'JetBrains Mono',
    scripts: ['latin'],
    cuts: [{ source: variable('jetbrains-mono', 'wght'), axes: { wght: 500 }, weight: '500' }],
  },
  {
    name: 'karantina',
    family: 'Karantina',
    scripts,
    cuts: [{ source: fixed('karantina', 700), weight: '700' }],
    // In capitals, as the headlines of the template are.
    fallbacks: [{ local: arial, latin: 57.1, hebrew: 65.3 }],
  },
  {
    name: 'noto-sans',
    family: 'Noto Sans',
    scripts,
    cuts: [
      {
        source: variable('noto-sans-hebrew', 'standard'),
        axes: { wght: { min: 400, max: 700 }, wdth: 100 },
        weight: '400 700',
      },
    ],
    fallbacks: [
      { local: arial, weight: '400 500', latin: 105.2, hebrew: 101 },
      { local: arialBold, weight: '600 700', latin: 101.8, hebrew: 97.4 },
    ],
  },
  {
    name: 'noto-sans-narrow',
    family: 'Noto Sans Narrow',
    scripts,
    cuts: [
      {
        source: variable('noto-sans-hebrew', 'standard'),
        axes: { wght: 800, wdth: 62.5 },
        weight: '800',
      },
    ],
    fallbacks: [{ local: arialBold, latin: 83.5, hebrew: 83.3 }],
  },
  {
    name: 'noto-serif-thin',
    family: 'Noto Serif Thin',
    scripts,
    cuts: [
      {
        source: variable('noto-serif-hebrew', 'standard'),
        axes: { wght: 200, wdth: 62.5 },
        weight: '200',
      },
    ],
    fallbacks: [{ local: times, latin: 87.7, hebrew: 70.1 }],
  },
  {
    name: 'playpen-sans',
    family: 'Playpen Sans',
    scripts,
    cuts: [{ source: variable('playpen-sans-hebrew', 'wght'), axes: { wght: 400 }, weight: '400' }],
    fallbacks: [{ local: arial, latin: 107.2, hebrew: 100.6 }],
  },
]
