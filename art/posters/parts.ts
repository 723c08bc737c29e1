import { colours } from '../drawing/colours.ts'

/** The size of a poster, in the units of its SVG. */
export const width = 880
export const height = 660

/** `opening`: the drawing for the opening on a phone, where it differs. */
export type Poster = { draw: () => string; opening?: () => string }

const { dot, dotDark, ink } = colours

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** The shadow of a shutter over the whole poster. */
export function slats(angle: number, opacity: number): string {
  const bars = range(16).map(
    (index) => `<rect x="-400" y="${-420 + index * 96}" width="1800" height="42"/>`,
  )
  return `<g fill="${ink}" opacity="${opacity}" transform="rotate(${angle} 440 330)">${bars.join('')}</g>`
}

export function ball(x: number, y: number, radius: number): string {
  const half = `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}Z`
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${dot}"/><path d="${half}" fill="${dotDark}"/>`
}

export function backdrop(colour: string): string {
  return `<rect width="${width}" height="${height}" fill="${colour}"/>`
}
