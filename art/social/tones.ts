import type { Backdrop } from '#content/backdrops.ts'
import { colours, oklch } from '../drawing/colours.ts'

/** The colours of a picture: its surface, the words, and the letter with its sides. */
export type Tone = Record<
  'backdrop' | 'words' | 'face' | 'side' | 'slats' | 'floor' | 'dot',
  string
>

const { lilac, fig, figDark, ink, citron, citronDark, dot, paper, sea } = colours

const onLight = { words: ink, face: fig, side: figDark, dot }
const onDark = { words: paper, face: citron, side: citronDark, dot }

function light(backdrop: string, shade: string, floor: string): Tone {
  return { ...onLight, backdrop, slats: shade, floor }
}

function dark(backdrop: string, shade: string, floor: string): Tone {
  return { ...onDark, backdrop, slats: shade, floor }
}

const [figShade, figFloor] = [oklch(0.255, 0.088, 350), oklch(0.27, 0.093, 350)]

/** The light theme of app/documents/site/styles/opening.css and app/documents/site/parts/opening/backdrops.css. */
const tones: Partial<Record<Backdrop, Tone>> = {
  lilac: light(lilac, oklch(0.74, 0.065, 310), oklch(0.78, 0.064, 309)),
  citron: light(citron, oklch(0.82, 0.165, 106), oklch(0.86, 0.175, 107)),
  fig: dark(oklch(0.29, 0.1, 350), figShade, figFloor),
  ink: {
    ...dark(oklch(0.205, 0.058, 346), oklch(0.19, 0.05, 346), oklch(0.18, 0.048, 346)),
    face: lilac,
    side: oklch(0.6, 0.085, 308),
  },
  sea: {
    ...light(sea, oklch(0.645, 0.085, 215), oklch(0.68, 0.088, 210)),
    face: paper,
    side: oklch(0.86, 0.035, 205),
  },
  plaster: {
    ...light(oklch(0.955, 0.012, 318), oklch(0.885, 0.016, 320), oklch(0.915, 0.015, 319)),
    face: lilac,
    side: oklch(0.68, 0.085, 308),
  },
  viola: light(oklch(0.783, 0.105, 306), '', ''),
  mello: light(oklch(0.825, 0.142, 74), '', ''),
  chatmail: light(oklch(0.79, 0.127, 5), '', ''),
  rody: dark(oklch(0.42, 0.165, 264), '', ''),
  nftwallet: dark(oklch(0.41, 0.175, 306), '', ''),
  growth: dark(oklch(0.41, 0.095, 148), '', ''),
  expertpower: light(oklch(0.815, 0.105, 65), '', ''),
  tlbank: dark(oklch(0.4, 0.066, 194), '', ''),
}

export function requireTone(backdrop: Backdrop): Tone {
  const tone = tones[backdrop]
  if (tone) return tone
  throw new Error(`art/social/tones.ts has no colours of ${backdrop}`)
}
