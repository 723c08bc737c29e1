import { join } from 'node:path'
import { colours, oklch } from '../drawing/colours.ts'
import { encodePicture } from '../drawing/encode.ts'
import { engravePortrait } from './engrave.ts'
import { drawPortrait, type Person } from './portrait.ts'

const { lilac, fig, ink, citron, dot, paper, sea, pink, lilacDeep } = colours
const chestnut = oklch(0.45, 0.09, 45)
const grey = oklch(0.74, 0.015, 320)
const silver = oklch(0.88, 0.01, 320)
const ginger = oklch(0.6, 0.14, 48)

/** A drawing, until a photograph of the founder replaces the files with this name. */
const founder: Person = {
  skin: 'olive',
  hair: 'wave',
  hairColour: ink,
  backdrop: lilac,
  top: fig,
  sun: citron,
  glasses: true,
  collar: 'v',
}

/** The authors of the testimonials, in order. They are drawn and invented. */
const people: readonly Person[] = [
  { skin: 'fair', hair: 'bob', hairColour: dot, backdrop: fig, top: citron, sun: pink },
  {
    skin: 'brown',
    hair: 'curls',
    hairColour: ink,
    backdrop: citron,
    top: fig,
    sun: dot,
    earrings: dot,
  },
  {
    skin: 'olive',
    hair: 'short',
    hairColour: ink,
    backdrop: lilac,
    top: paper,
    sun: dot,
    beard: true,
    collar: 'shirt',
  },
  {
    skin: 'deep',
    hair: 'none',
    hairColour: ink,
    backdrop: pink,
    top: sea,
    sun: citron,
    beard: true,
  },
  {
    skin: 'ivory',
    hair: 'long',
    hairColour: chestnut,
    backdrop: sea,
    top: dot,
    sun: citron,
    collar: 'v',
  },
  { skin: 'olive', hair: 'scarf', hairColour: citron, backdrop: lilacDeep, top: fig, sun: dot },
  {
    skin: 'fair',
    hair: 'bun',
    hairColour: silver,
    backdrop: dot,
    top: lilac,
    sun: citron,
    glasses: true,
    lines: true,
  },
  {
    skin: 'brown',
    hair: 'crop',
    hairColour: ink,
    backdrop: paper,
    top: fig,
    sun: dot,
    glasses: true,
  },
  {
    skin: 'ivory',
    hair: 'short',
    hairColour: grey,
    backdrop: fig,
    top: sea,
    sun: citron,
    moustache: true,
    lines: true,
    collar: 'shirt',
  },
  {
    skin: 'deep',
    hair: 'wave',
    hairColour: ink,
    backdrop: lilac,
    top: dot,
    sun: citron,
    earrings: citron,
  },
  {
    skin: 'olive',
    hair: 'bob',
    hairColour: ink,
    backdrop: citron,
    top: paper,
    sun: dot,
    glasses: true,
  },
  {
    skin: 'fair',
    hair: 'none',
    hairColour: ginger,
    backdrop: sea,
    top: fig,
    sun: dot,
    beard: true,
  },
]

export async function drawPeople(folder: string): Promise<void> {
  // Lines take more bytes than faces, and a lower quality does not show in them.
  await encodePicture(await engravePortrait(founder), join(folder, 'founder'), [320, 480, 960], {
    avif: 40,
    webp: 12,
  })
  for (const [index, person] of people.entries()) {
    const name = `person-${String(index + 1).padStart(2, '0')}`
    await encodePicture(
      Buffer.from(drawPortrait(person, 'square')),
      join(folder, name),
      [96, 192, 480],
    )
  }
}
