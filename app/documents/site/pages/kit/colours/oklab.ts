/** A colour in OKLab, in which equal distances look equal. */
export type Colour = { l: number; a: number; b: number; alpha: number }

/** Red, green and blue of sRGB with its gamma, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

export function oklch(l: number, chroma: number, hue: number, alpha = 1): Colour {
  const angle = (hue * Math.PI) / 180
  return { l, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle), alpha }
}

/** Mixes like color-mix(in oklab, …), with premultiplied alpha. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const alpha = one.alpha * share + other.alpha * (1 - share)
  const part = (key: 'l' | 'a' | 'b') =>
    alpha === 0
      ? 0
      : (one[key] * one.alpha * share + other[key] * other.alpha * (1 - share)) / alpha
  return { l: part('l'), a: part('a'), b: part('b'), alpha }
}

/** Linear red, green and blue. Below 0 or above 1 where sRGB cannot show the colour. */
export function toLinearRgb({ l, a, b }: Colour): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

export function toRgb(colour: Colour): Rgb {
  const [red, green, blue] = toLinearRgb(colour)
  return [encode(red), encode(green), encode(blue)]
}

function encode(light: number): number {
  const clipped = Math.min(1, Math.max(0, light))
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
}
