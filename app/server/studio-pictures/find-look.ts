import { contrast } from '#domain/color.ts'
import type { LogoLook } from '#domain/studio/studio-pictures.ts'

/** The grounds of the site's two themes, about. */
const paper = '#fcf9fc'
const night = '#210818'

/** Alpha from which a pixel is seen, 0 to 255. */
const seen = 128

/** The largest difference of a channel within one colour, 0 to 255. */
const sameColour = 24

/** Below this contrast a shape is lost in its ground. */
const leastContrast = 1.8

/** The share of the seen pixels that may be lost in a ground. */
const lostAtMost = 0.25

/**
 * Where a logo can be read, by its pixels. null: nothing is seen.
 * @param pixels red, green, blue and alpha of each
 */
export function findLook(pixels: Uint8Array): LogoLook | null {
  const shown: number[] = []
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at + 3] ?? 0) >= seen) shown.push(at)
  if (shown.length === 0) return null
  // Without clear pixels it has a ground of its own.
  if (shown.length * 4 === pixels.length) return 'any'
  if ([0, 1, 2].every((channel) => isEven(shown.map((at) => pixels[at + channel] ?? 0))))
    return 'ink'
  const colours = shown.map((at) => `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`)
  if (!isReadableOn(night, colours)) return 'light'
  return isReadableOn(paper, colours) ? 'any' : 'dark'
}

function isEven(channel: readonly number[]): boolean {
  const [least, most] = channel.reduce<readonly [number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [255, 0],
  )
  return most - least <= sameColour
}

function isReadableOn(ground: string, colours: readonly string[]): boolean {
  const lost = colours.filter((colour) => contrast(colour, ground) < leastContrast)
  return lost.length <= colours.length * lostAtMost
}
