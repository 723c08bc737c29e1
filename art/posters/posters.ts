import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { colours, oklch } from '../drawing/colours.ts'
import { encodePicture } from '../drawing/encode.ts'
import { grain } from '../drawing/grain.ts'
import { letterPath, letterSlab, placer, requireOutline } from '../drawing/letter-shape.ts'
import { encodeWithin } from '../stage/encode-within.ts'
import { costPosters } from './cost-posters.ts'
import { lawPosters } from './law-posters.ts'
import { ball, height, range, slats, width, type Poster } from './parts.ts'
import { workPosters } from './work-posters.ts'

/** The pictures of the articles: a letter each. */
const { lilac, fig, figDark, ink, citron, dot, dotDark, paper } = colours

/** What an app costs: a heavy shekel sign and the ball that balances it. */
function price(): string {
  const floor = `<rect y="540" width="880" height="120" fill="${oklch(0.87, 0.045, 310)}"/>`
  const shade = `<path d="M196 562L690 562L880 620V660H330Z" fill="${ink}" opacity=".16"/>`
  const letter = letterSlab(
    { letter: 'ש', size: 640, x: 450, y: 566 },
    { face: fig, side: figDark, depth: 110, dx: -0.85, dy: 0.3 },
  )
  return `<rect width="880" height="660" fill="${lilac}"/>${slats(-28, 0.13)}${floor}${shade}${letter}${ball(732, 528, 74)}`
}

/** Seven mistakes, one of them caught. */
function mistakes(): string {
  const order = [0, 1, 2, 3, 5, 6, 4]
  const row = order.map((index) => {
    const caught = index === 4
    const slab = letterSlab(
      { letter: 'ו', size: 360, x: 122 + index * 112, y: caught ? 446 : 512 - (index % 2) * 14 },
      { face: caught ? dot : fig, side: caught ? dotDark : figDark, depth: 46, dx: -0.8, dy: 0.5 },
    )
    return caught ? `<g transform="rotate(11 ${122 + index * 112} 446)">${slab}</g>` : slab
  })
  const shade = `<ellipse cx="545" cy="536" rx="46" ry="9" fill="${ink}" opacity=".2"/>`
  const floor = `<rect y="518" width="880" height="142" fill="${oklch(0.85, 0.178, 107)}"/>`
  return `<rect width="880" height="660" fill="${citron}"/>${slats(32, 0.09)}${floor}${shade}${row.join('')}`
}

/** Site builders: a grid of keys, and one that is out of line. */
function machines(): string {
  const letters = 'לבבלאבלהלבאבלהבלבלאב'
  const keys = range(20).map((index) => {
    const x = 100 + (index % 5) * 170
    const y = 100 + Math.floor(index / 5) * 154
    // The ascender of the lamed reaches as far above the middle as the baseline lies below it.
    const path = letterPath({ letter: letters[index] ?? 'ב', size: 108, x, y: y + 44 })
    if (index === 12) {
      return `<circle cx="${x}" cy="${y}" r="72" fill="${dot}"/><path d="${path}" fill="${ink}" transform="rotate(-16 ${x} ${y})"/>`
    }
    const key = `<rect x="${x - 70}" y="${y - 66}" width="140" height="132" rx="10" fill="${oklch(0.3, 0.11, 351)}"/>`
    return `${key}<path d="${path}" fill="${lilac}" opacity=".85"/>`
  })
  return `<rect width="880" height="660" fill="${fig}"/>${keys.join('')}`
}

/** Design work: the letter on its grid, with all its handles. */
function handles(): string {
  const placed = { letter: 'פ', size: 720, x: 430, y: 570 }
  const place = placer(placed)
  const grid = range(23).map((index) => `<path d="M${index * 40} 0V660M0 ${index * 40}H880"/>`)
  const path = letterPath(placed)
  const tools = requireOutline(placed.letter)
    .contours.flat()
    .map(([point, into, out]) => {
      const [x = '0', y = '0'] = place(point).split(' ')
      const arms = [into, out].filter(
        (handle) =>
          Math.hypot((handle[0] ?? 0) - (point[0] ?? 0), (handle[1] ?? 0) - (point[1] ?? 0)) > 0.02,
      )
      const lines = arms.map((handle) => {
        const [hx, hy] = place(handle).split(' ')
        return `<path d="M${x} ${y}L${hx} ${hy}" stroke="${dot}" stroke-width="2.500"/><circle cx="${hx}" cy="${hy}" r="6" fill="${dot}"/>`
      })
      const knot = `<rect x="${Number(x) - 6.5}" y="${Number(y) - 6.5}" width="13" height="13" fill="${paper}" stroke="${fig}" stroke-width="3"/>`
      return lines.join('') + knot
    })
  return `<rect width="880" height="660" fill="${paper}"/><g stroke="${oklch(0.9, 0.02, 318)}" stroke-width="1.500">${grid.join('')}</g><path d="${path}" fill="${lilac}" stroke="${fig}" stroke-width="3"/>${tools.join('')}`
}

/** Presence in AI search: a letter made of speech bubbles. `pitch`: from dot to dot. */
function presence(pitch = 20): string {
  const scale = pitch / 20
  const wave = (x: number, y: number): number =>
    0.5 + 0.5 * Math.sin(x * 0.011 + y * 0.017) * Math.cos(y * 0.009 - x * 0.004)
  const field = (base: number, swing: number): string =>
    range(Math.ceil(height / pitch))
      .flatMap((row) =>
        range(Math.ceil(width / pitch)).map((column) => {
          const [x, y] = [pitch / 2 + column * pitch, pitch / 2 + row * pitch]
          const radius = (base + wave(x, y) * swing) * scale
          return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}"/>`
        }),
      )
      .join('')
  const letter = letterPath({ letter: 'נ', size: 830, x: 440, y: 600 })
  return `<rect width="880" height="660" fill="${oklch(0.3, 0.105, 350)}"/><g fill="${oklch(0.47, 0.15, 352)}">${field(1.5, 2.2)}</g><clipPath id="letter"><path d="${letter}"/></clipPath><g clip-path="url(#letter)" fill="${citron}">${field(4.5, 6)}</g><circle cx="452" cy="330" r="46" fill="${dot}"/>`
}

const posters: Readonly<Record<string, Poster>> = {
  // Fine dots take twice the bytes that arrive beside the style sheet.
  'digital-presence-2025-ai-era': { draw: presence, opening: () => presence(28) },
  'figma-ux-ui-design-reality': { draw: handles },
  'lovable-base44-reality': { draw: machines },
  '7-ux-mistakes-killing-conversions': { draw: mistakes },
  'kama-ole-itzuv-aplikatzia-2025': { draw: price },
  ...costPosters,
  ...lawPosters,
  ...workPosters,
}

/** With its headers it arrives together with the style sheet (decision 0067). */
const openingLimit = 8_100
const openingWidth = 660

export async function drawPosters(folder: string): Promise<void> {
  for (const [name, { draw, opening = draw }] of Object.entries(posters)) {
    const file = join(folder, name)
    await encodePicture(frame(draw()), file, [440, 880, 1320], { avif: 50, webp: 72 })
    await encodeOpening(frame(opening()), `${file}-${openingWidth}`)
  }
}

function frame(drawing: string): Buffer {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}${grain(width, height, 0.35)}</svg>`,
  )
}

/** The poster of an article for its opening on a phone, where it is the largest paint. */
async function encodeOpening(svg: Buffer, file: string): Promise<void> {
  const drawn = sharp(svg, { density: 192 }).resize({ width: openingWidth }).removeAlpha()
  const picture = sharp(await drawn.png().toBuffer())
  writeFileSync(`${file}.avif`, await encodeWithin(picture, openingLimit))
  await picture.webp({ quality: 72, effort: 6, smartSubsample: true }).toFile(`${file}.webp`)
}
