import { colours, oklch } from '../drawing/colours.ts'
import { letterPath, letterSlab } from '../drawing/letter-shape.ts'
import { backdrop, ball, range, slats, type Poster } from './parts.ts'

const { lilac, lilacDeep, fig, figDark, ink, citron, paper, pink } = colours

/** What a website costs: a letter laid brick by brick, and the next brick. */
function website(): string {
  const letter = letterPath({ letter: 'א', size: 880, x: 452, y: 612 })
  const tones = [fig, oklch(0.4, 0.14, 354), oklch(0.31, 0.12, 350), oklch(0.45, 0.14, 358)]
  const bricks = range(11).flatMap((row) =>
    range(10).map((column) => {
      const x = column * 104 - (row % 2) * 52 - 40
      const tone = tones[(row * 7 + column * 5) % 4]
      return `<rect x="${x}" y="${12 + row * 56}" width="98" height="50" rx="3" fill="${tone}"/>`
    }),
  )
  const floor = `<rect y="612" width="880" height="48" fill="${oklch(0.77, 0.1, 357)}"/>`
  return `${backdrop(pink)}${slats(24, 0.07)}${floor}<clipPath id="letter"><path d="${letter}"/></clipPath><g clip-path="url(#letter)">${backdrop(figDark)}${bricks.join('')}</g>${ball(452, 118, 62)}`
}

/** What a landing page costs: rings around the place where the ball lands. */
function landing(): string {
  const tones = [citron, oklch(0.85, 0.178, 107)]
  const rings = range(12).map(
    (index) => `<circle cx="300" cy="500" r="${1_010 - index * 84}" fill="${tones[index % 2]}"/>`,
  )
  const letter = letterSlab(
    { letter: 'ד', size: 860, x: 520, y: 600 },
    { face: fig, side: figDark, depth: 54, dx: -0.9, dy: 0.35 },
  )
  const shade = `<ellipse cx="306" cy="566" rx="86" ry="15" fill="${ink}" opacity=".28"/>`
  return `${backdrop(citron)}${rings.join('')}${letter}${shade}${ball(300, 490, 74)}`
}

/** What an app costs: a letter cut into the layers that are paid for one by one. */
function app(): string {
  const letter = letterPath({ letter: 'פ', size: 880, x: 440, y: 616 })
  const layers = [
    { y: 0, height: 214, shift: -46, face: paper },
    { y: 214, height: 150, shift: 14, face: lilac },
    { y: 364, height: 140, shift: 62, face: citron },
    { y: 504, height: 156, shift: -18, face: ink },
  ]
  const cuts = layers.map(
    (layer, index) =>
      `<clipPath id="cut-${index}"><rect y="${layer.y + 5}" width="880" height="${layer.height - 10}"/></clipPath><g transform="translate(${layer.shift} 0)"><path d="${letter}" fill="${layer.face}" clip-path="url(#cut-${index})"/></g>`,
  )
  return `${backdrop(oklch(0.56, 0.1, 215))}${slats(-20, 0.1)}${cuts.join('')}${ball(128, 434, 64)}`
}

/** What a website costs to keep: a year of twelve letters, and the month that is due. */
function upkeep(): string {
  const months = range(12).map((month) => {
    const angle = (month * 30 * Math.PI) / 180
    const [x, y] = [440 + Math.sin(angle) * 248, 330 - Math.cos(angle) * 248]
    if (month === 1) return ball(Math.round(x), Math.round(y), 56)
    const face = month % 3 === 0 ? citron : lilac
    const path = letterPath({ letter: 'ה', size: 150, x, y: y + 49 })
    return `<path d="${path}" fill="${face}" transform="rotate(${month * 30} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  })
  const big = letterPath({ letter: 'ה', size: 380, x: 440, y: 453 })
  return `${backdrop(oklch(0.3, 0.105, 350))}<circle cx="440" cy="330" r="248" fill="none" stroke="${oklch(0.4, 0.13, 352)}" stroke-width="128"/>${months.join('')}<path d="${big}" fill="${lilacDeep}"/>`
}

export const costPosters: Readonly<Record<string, Poster>> = {
  'kama-ole-livnot-atar': { draw: website },
  'kama-ole-daf-nechita': { draw: landing },
  'kama-ole-aplikatzia': { draw: app },
  'ahzakat-atar-alut-shnatit': { draw: upkeep },
}
