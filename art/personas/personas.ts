import { join } from 'node:path'
import { colours, oklch } from '../drawing/colours.ts'
import { encodePicture } from '../drawing/encode.ts'
import { drawPortrait, type Person } from '../portraits/portrait.ts'

const { ink, citron, dot, paper, fig, lilac, sea, pink } = colours
const chestnut = oklch(0.45, 0.09, 45)
const honey = oklch(0.7, 0.11, 70)
const grey = oklch(0.74, 0.015, 320)

/** The invented people that the case studies were planned for, each on the product's backdrop. */
const personas = {
  'viola-medical': {
    skin: 'olive',
    hair: 'long',
    hairColour: ink,
    backdrop: oklch(0.78, 0.1, 305),
    top: citron,
    sun: paper,
  },
  'mello-petshop': {
    skin: 'fair',
    hair: 'curls',
    hairColour: chestnut,
    backdrop: oklch(0.84, 0.125, 82),
    top: oklch(0.5, 0.12, 150),
    sun: paper,
    beard: true,
  },
  'chatmail-app': {
    skin: 'olive',
    hair: 'bob',
    hairColour: ink,
    backdrop: pink,
    top: fig,
    sun: citron,
    glasses: true,
    collar: 'v',
  },
  'rody-app': {
    skin: 'brown',
    hair: 'bun',
    hairColour: ink,
    backdrop: oklch(0.5, 0.165, 262),
    top: citron,
    sun: sea,
    earrings: dot,
  },
  'nftwallet-app': {
    skin: 'ivory',
    hair: 'short',
    hairColour: honey,
    backdrop: oklch(0.36, 0.1, 285),
    top: oklch(0.86, 0.2, 135),
    sun: lilac,
    moustache: true,
  },
  'growth-webapp': {
    skin: 'fair',
    hair: 'wave',
    hairColour: chestnut,
    backdrop: oklch(0.6, 0.11, 152),
    top: paper,
    sun: citron,
    earrings: citron,
    lines: true,
  },
  'expertpower-webapp': {
    skin: 'deep',
    hair: 'curls',
    hairColour: grey,
    backdrop: oklch(0.83, 0.07, 70),
    top: oklch(0.36, 0.075, 230),
    sun: paper,
    glasses: true,
    earrings: dot,
  },
  'tlbank-webapp': {
    skin: 'olive',
    hair: 'bob',
    hairColour: chestnut,
    backdrop: oklch(0.5, 0.085, 200),
    top: oklch(0.83, 0.15, 168),
    sun: citron,
    collar: 'shirt',
  },
} as const satisfies Record<string, Person>

export async function drawPersonas(folder: string): Promise<void> {
  for (const [project, person] of Object.entries(personas)) {
    await encodePicture(
      Buffer.from(drawPortrait(person, 'square')),
      join(folder, `${project}-persona`),
      [240, 480],
    )
  }
}
