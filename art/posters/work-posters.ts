import { colours, oklch } from '../drawing/colours.ts'
import { letterPath, letterSlab } from '../drawing/letter-shape.ts'
import { backdrop, ball, range, slats, type Poster } from './parts.ts'

const { lilac, fig, figDark, ink, citron, paper, sea } = colours

/** A store: the letter is its door, with an awning above and the goods inside. */
function store(): string {
  const floor = `<rect y="560" width="880" height="100" fill="${oklch(0.62, 0.09, 205)}"/>`
  const letter = letterSlab(
    { letter: 'ח', size: 790, x: 452, y: 580 },
    { face: fig, side: figDark, depth: 70, dx: -0.9, dy: 0.25 },
  )
  const stripes = range(9).map((index) => {
    const x = 160 + index * 66
    const face = index % 2 === 0 ? citron : paper
    return `<path d="M${x} 40H${x + 66}V196A33 33 0 0 1 ${x} 196Z" fill="${face}"/>`
  })
  const under = `<rect x="176" y="196" width="570" height="52" fill="${ink}" opacity=".22"/>`
  const shade = `<ellipse cx="462" cy="576" rx="92" ry="14" fill="${ink}" opacity=".3"/>`
  return `${backdrop(sea)}${slats(-26, 0.08)}${floor}${letter}${under}${stripes.join('')}${shade}${ball(458, 500, 78)}`
}

/** WordPress, Wix or code: one base, three arms, each made in its own way. */
function platforms(): string {
  const letter = letterPath({ letter: 'ש', size: 860, x: 440, y: 604 })
  const cut = (id: string, x: number, width: number) =>
    `<clipPath id="${id}"><rect x="${x}" width="${width}" height="424"/></clipPath>`
  const hatch = range(60).map((index) => `<path d="M${-300 + index * 22} 0L${index * 22} 480"/>`)
  const grid = range(24).flatMap((row) =>
    range(16).map((column) => `<circle cx="${316 + column * 22}" cy="${20 + row * 22}" r="8"/>`),
  )
  const arms = `<g clip-path="url(#start)">${backdrop(fig)}</g><g clip-path="url(#middle)" fill="${fig}">${grid.join('')}</g><g clip-path="url(#end)" stroke="${fig}" stroke-width="9">${hatch.join('')}</g>`
  const base = `<clipPath id="base"><rect y="424" width="880" height="236"/></clipPath><g clip-path="url(#base)">${backdrop(fig)}</g>`
  return `${backdrop(oklch(0.9, 0.05, 20))}${cut('start', 0, 316)}${cut('middle', 316, 250)}${cut('end', 566, 320)}<clipPath id="letter"><path d="${letter}"/></clipPath><g clip-path="url(#letter)">${arms}${base}</g><path d="${letter}" fill="none" stroke="${fig}" stroke-width="7"/>${ball(322, 362, 56)}`
}

/** A clinic or a law firm: two letters on a beam, with the ball under its middle. */
function professions(): string {
  const clinic = letterPath({ letter: 'מ', size: 560, x: 218, y: 470 })
  const law = letterPath({ letter: 'ע', size: 560, x: 660, y: 470 })
  const halves = `<rect width="440" height="660" fill="${oklch(0.3, 0.1, 350)}"/><rect x="440" width="440" height="660" fill="${lilac}"/>`
  const beam = `<rect y="516" width="440" height="26" fill="${lilac}"/><rect x="440" y="516" width="440" height="26" fill="${figDark}"/>`
  return `${halves}${slats(28, 0.06)}<path d="${clinic}" fill="${citron}"/><path d="${law}" fill="${fig}"/>${beam}${ball(440, 600, 58)}`
}

export const workPosters: Readonly<Record<string, Poster>> = {
  'hanut-internet-ivrit': { draw: store },
  'wordpress-wix-o-kod': { draw: platforms },
  'atar-lemirpaa-o-orech-din': { draw: professions },
}
