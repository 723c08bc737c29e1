import type { CardColors } from './card-themes.ts'

/** The minimum contrast of WCAG 2.2, for text and for shapes that carry meaning. */
const textContrast = 4.5
const shapeContrast = 3

export type ColorFault = 'ink' | 'accent'

/**
 * The custom colours of a card that have too little contrast to its paper: ink is for text, the
 * accent for buttons. Text on the accent is black or white, whichever is clearer, and always
 * reaches 4.5.
 */
export function colorFaults({ paper, ink, accent }: CardColors): ColorFault[] {
  return [
    ...(contrastOf(ink, paper) < textContrast ? (['ink'] as const) : []),
    ...(contrastOf(accent, paper) < shapeContrast ? (['accent'] as const) : []),
  ]
}

/** Black or white, whichever has the higher contrast to a colour. */
export function textOn(color: string): '#000000' | '#ffffff' {
  return contrastOf('#000000', color) >= contrastOf('#ffffff', color) ? '#000000' : '#ffffff'
}

/** The contrast ratio, 1 to 21 (WCAG 2.2). Colours are written #rrggbb. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
