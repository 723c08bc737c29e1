import type { Letter } from '#catalog/letters.ts'
import type { Direction } from '#i18n/languages.ts'
import { colours } from '../drawing/colours.ts'
import { bounds, letterSlab } from '../drawing/letter-shape.ts'
import type { Tone } from './tones.ts'

const [width, height] = [700, 630]
const ground = 520
const radius = 44

/** The letter of a page as in its opening: a solid in the light of a shutter, and the ball. */
export function letterPicture(letter: Letter, dir: Direction, tone: Tone): string {
  const forward = dir === 'rtl' ? -1 : 1
  const { left, right, bottom, top } = bounds(letter)
  const size = Math.min(400 / (top - bottom), 350 / (right - left))
  // The light is mirrored in Hebrew, the letter never is.
  const side = (x: number) => (forward === 1 ? x : width - x)
  const placed = { letter, size, x: side(436), y: ground + 30 }
  const { face, side: dark } = tone
  const slab = letterSlab(placed, { face, side: dark, depth: 84, dx: 0.9 * forward, dy: 0.28 })
  const light = forward === 1 ? '' : ` transform="translate(${width}) scale(-1 1)"`
  const foot = 436 - ((right - left) * size) / 2 - 30
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g${light}>${slats(tone)}<rect x="-1500" y="${ground}" width="3000" height="200" fill="${tone.floor}"/>${ball(foot, ground + 52)}</g>${slab}</svg>`
}

function slats({ slats: fill }: Tone): string {
  const bars = Array.from(
    { length: 13 },
    (_, index) => `<rect x="250" y="${-380 + index * 74}" width="900" height="34"/>`,
  )
  return `<g fill="${fill}" transform="matrix(1 .577 -.5 1 60 0)">${bars.join('')}</g>`
}

function ball(x: number, y: number): string {
  const { dot, dotDark, ink } = colours
  const halfMoon = `M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}z`
  return `<ellipse cx="${x - 22}" cy="${y + radius - 4}" rx="58" ry="11" fill="${ink}" opacity=".2"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${dot}"/><path d="${halfMoon}" fill="${dotDark}"/>`
}
