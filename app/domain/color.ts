import { cleanLine } from './text/clean.ts'

/** Reads a typed colour as '#rrggbb', or null. Accepts '#abc', and both without the hash. */
export function parseColor(typed: string): string | null {
  const digits = cleanLine(typed).replace(/^#/, '').toLowerCase()
  if (/^[\da-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`
  return /^[\da-f]{6}$/.test(digits) ? `#${digits}` : null
}

/** The channels of '#rrggbb', each 0 to 255. */
export function channelsOf(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes a share (0 to 1) of another colour into a colour. */
function mixColors(color: string, other: string, share: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(color).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Darkens a colour until it has the wanted contrast to `on`; black where no shade has. */
export function darkenUntil(color: string, on: string, wanted: number): string {
  const steps = Array.from({ length: 21 }, (_, step) => mixColors(color, '#000000', step / 20))
  return steps.find((each) => contrast(each, on) >= wanted) ?? '#000000'
}
