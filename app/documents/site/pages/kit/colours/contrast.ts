import type { Rgb } from './oklab.ts'

/** Relative luminance (WCAG 2.2), from 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue)
}

/** Contrast of two luminances, from 1 to 21 (WCAG 2.2). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The colour that results from a translucent one over another. */
export function over(top: Rgb, alpha: number, bottom: Rgb): Rgb {
  return [
    blend(top[0], bottom[0], alpha),
    blend(top[1], bottom[1], alpha),
    blend(top[2], bottom[2], alpha),
  ]
}

function blend(top: number, bottom: number, alpha: number): number {
  return top * alpha + bottom * (1 - alpha)
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
