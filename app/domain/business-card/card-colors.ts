import { contrast } from '../color.ts'
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
    ...(contrast(ink, paper) < textContrast ? (['ink'] as const) : []),
    ...(contrast(accent, paper) < shapeContrast ? (['accent'] as const) : []),
  ]
}

/** Black or white, whichever has the higher contrast to a colour. */
export function textOn(color: string): '#000000' | '#ffffff' {
  return contrast('#000000', color) >= contrast('#ffffff', color) ? '#000000' : '#ffffff'
}
