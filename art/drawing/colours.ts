/** The palette of the pictures as hex, because the rasterizer does not read oklch(). */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  return `#${linear.map(channel).join('')}`
}

function channel(linear: number): string {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')
}

export const colours = {
  lilac: oklch(0.82, 0.062, 308),
  lilacDeep: oklch(0.72, 0.1, 306),
  fig: oklch(0.35, 0.13, 352),
  figDark: oklch(0.25, 0.1, 350),
  ink: oklch(0.2, 0.05, 345),
  citron: oklch(0.9, 0.185, 109),
  citronDark: oklch(0.76, 0.16, 105),
  dot: oklch(0.68, 0.21, 40),
  dotDark: oklch(0.57, 0.19, 38),
  paper: oklch(0.965, 0.01, 320),
  sea: oklch(0.72, 0.09, 205),
  pink: oklch(0.84, 0.08, 355),
} as const
