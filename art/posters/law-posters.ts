import { colours, oklch } from '../drawing/colours.ts'
import { letterPath } from '../drawing/letter-shape.ts'
import { backdrop, ball, range, type Poster } from './parts.ts'

const { lilac, fig, figDark, ink, citron, paper, dot } = colours

/** Accessibility: a letter that is heard as well as seen, in rings, with the focus around it. */
function accessibility(): string {
  const letter = letterPath({ letter: 'נ', size: 600, x: 400, y: 522 })
  const rings = range(9).map((index) => {
    const tone = index % 2 === 0 ? lilac : oklch(0.74, 0.1, 306)
    return `<path d="${letter}" fill="none" stroke="${tone}" stroke-width="${860 - index * 96}" stroke-linejoin="round"/>`
  })
  const focus = `<path d="${letter}" fill="none" stroke="${dot}" stroke-width="92" stroke-linejoin="round"/><path d="${letter}" fill="none" stroke="${paper}" stroke-width="60" stroke-linejoin="round"/>`
  return `${backdrop(lilac)}${rings.join('')}${focus}<path d="${letter}" fill="${ink}"/>`
}

/** Privacy: a letter behind a blind, and the two slats that are held open. */
function privacy(): string {
  const letter = letterPath({ letter: 'ת', size: 930, x: 440, y: 634 })
  const [x, y] = [440, 372]
  const blind = range(11).map((row) => {
    const middle = 40 + row * 58
    // The slats near the ball bend away from it.
    const bend = Math.sign(middle - y) * Math.max(0, 74 - Math.abs(middle - y) * 0.52)
    const curve = (line: number) =>
      `${x - 170} ${line}C${x - 90} ${line} ${x - 70} ${line + bend} ${x} ${line + bend}S${x + 90} ${line} ${x + 170} ${line}`
    const below = middle + 17
    return `<path d="M-10 ${middle - 17}H${curve(middle - 17)}H890V${below}H${x + 170}C${x + 90} ${below} ${x + 70} ${below + bend} ${x} ${below + bend}S${x - 90} ${below} ${x - 170} ${below}H-10Z" fill="${row % 2 === 0 ? lilac : oklch(0.79, 0.07, 308)}"/>`
  })
  return `${backdrop(figDark)}<path d="${letter}" fill="${citron}"/>${ball(x, y, 52)}${blind.join('')}`
}

/** Ownership: a name tag on a string, with the ball as its eyelet. */
function ownership(): string {
  const tag = `<path d="M300 96H760Q800 96 800 136V524Q800 564 760 564H300L112 384V276Z"/>`
  const shade = `<g fill="${ink}" opacity=".25" transform="translate(-22 30)">${tag}</g>`
  const letter = letterPath({ letter: 'ק', size: 430, x: 540, y: 520 })
  const string = `<path d="M230 330C120 300 60 200 -40 214M230 330C130 380 60 520 -60 470" fill="none" stroke="${lilac}" stroke-width="11"/>`
  return `${backdrop(fig)}<g transform="rotate(-9 440 330)">${shade}<g fill="${citron}">${tag}</g><path d="${letter}" fill="${figDark}"/>${string}${ball(230, 330, 44)}</g>`
}

export const lawPosters: Readonly<Record<string, Poster>> = {
  'negishut-atarim-hok': { draw: accessibility },
  'tikun-13-baalei-atarim': { draw: privacy },
  'shel-mi-hakod-vehadomain': { draw: ownership },
}
