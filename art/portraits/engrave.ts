import sharp from 'sharp'
import { colours, oklch } from '../drawing/colours.ts'
import { drawPortrait, type Person } from './portrait.ts'

/** Twice the largest file, so that the lines have smooth edges. */
const size = { width: 1920, height: 2400 }
/** The resolution of the SVG, which is 400 units wide. */
const density = 345.6
/** The distance from one line to the next. */
const period = 26
/** How far the form bends the lines, in pixels. */
const relief = 270
const slant = 0.16

/** The lightness, 0 to 255, of every `scale`th point. */
type Plane = { data: Uint8Array; width: number; height: number; scale: number }
type Light = Pick<Person, 'hairColour' | 'backdrop' | 'top' | 'sun'>

/**
 * Drawn separately, because it would be lost between the lines. It matches the mouth of
 * portrait.ts.
 */
const smile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><path d="M178 273Q201 292 224 272" fill="none" stroke="${colours.ink}" stroke-width="5" stroke-linecap="round"/></svg>`

const white = '#fff'
const black = '#000'

/**
 * An engraving of a portrait: lines that bend with the form and get thicker in the shade, a second
 * set across them in the darkest parts, in ink over flat colours.
 */
export async function engravePortrait(person: Person): Promise<Buffer> {
  const draw = (light: Light): string => drawPortrait({ ...person, ...light, skin: 'fair' }, 'tall')
  const skin = { hairColour: black, backdrop: black, top: black, sun: black }
  const body = { ...skin, hairColour: white, top: white }
  const lit = { hairColour: grey(0.44), backdrop: grey(0.87), top: grey(0.56), sun: white }
  const [tone, wide, round, near, onSkin, onBody, onSun] = await Promise.all([
    readPlane(draw(lit), 4),
    readPlane(draw(body), 170),
    readPlane(draw(body), 70),
    readPlane(draw(skin), 60),
    readPlane(draw(skin), 2),
    readPlane(draw(body), 2),
    readPlane(draw({ ...skin, sun: white }), 2),
  ])
  const bend = (x: number, y: number): number =>
    relief * (0.55 * get(wide, x, y) + 0.25 * get(round, x, y) + 0.2 * get(near, x, y))
  const flat = (x: number, y: number): string => {
    if (get(onSkin, x, y) > 0.3) return 'skin'
    if (get(onBody, x, y) > 0.5) return 'body'
    return get(onSun, x, y) > 0.5 ? 'sun' : 'wall'
  }
  return paint({ tone, bend, flat, sun: person.sun })
}

type Scene = {
  tone: Plane
  bend: (x: number, y: number) => number
  flat: (x: number, y: number) => string
  sun: string
}

async function paint({ tone, bend, flat, sun }: Scene): Promise<Buffer> {
  const pixels = Buffer.alloc(size.width * size.height * 3)
  const ink = channels(colours.ink)
  const flats: Record<string, readonly number[]> = {
    skin: channels(oklch(0.975, 0.012, 60)),
    body: channels(colours.lilacDeep),
    sun: channels(sun),
    wall: channels(colours.lilac),
  }
  for (let at = 0; at < size.width * size.height; at += 1) {
    const x = at % size.width
    const y = Math.floor(at / size.width)
    const under = flats[flat(x, y)] ?? ink
    const cover = inkAt(x, y, bend(x, y), shadeOf(get(tone, x, y)))
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at * 3 + channel] = (under[channel] ?? 0) * (1 - cover) + (ink[channel] ?? 0) * cover
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .composite([{ input: Buffer.from(smile), density }])
    .png()
    .toBuffer()
}

/** The palest parts have no lines, and only the features are solid. */
function shadeOf(light: number): number {
  return Math.min(0.98, Math.max(0, (0.9 - light) / 0.72))
}

/** The amount of ink at a point, 0 to 1. */
function inkAt(x: number, y: number, bend: number, shade: number): number {
  const along = line((y + x * slant - bend) / period, shade)
  const across = line((x - y * 0.45 + bend * 0.5) / (period * 1.15), (shade - 0.62) * 1.2)
  return Math.max(along, across)
}

/** A line that fills `share` of its period, with an edge of about a pixel. */
function line(phase: number, share: number): number {
  if (share <= 0.04) return 0
  const fromMiddle = Math.abs(phase - Math.round(phase)) * 2
  return Math.min(1, Math.max(0, ((share - fromMiddle) * period) / 2 + 0.5))
}

async function readPlane(svg: string, blur: number): Promise<Plane> {
  // A blurred plane needs few points.
  const scale = Math.max(1, Math.floor(blur / 6))
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .resize({ width: Math.round(size.width / scale) })
    .removeAlpha()
    .greyscale()
    .blur(blur / scale)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, scale }
}

/** The lightness at a point, 0 to 1, interpolated from the four points around it. */
function get({ data, width, height, scale }: Plane, x: number, y: number): number {
  const [across, down] = [x / scale, y / scale]
  const left = Math.min(width - 2, Math.floor(across))
  const top = Math.min(height - 2, Math.floor(down))
  const [right, below] = [Math.min(1, across - left), Math.min(1, down - top)]
  const at = top * width + left
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right
  return (upper * (1 - below) + lower * below) / 255
}

function grey(lightness: number): string {
  return oklch(lightness, 0, 0)
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
}
