import type { Axes } from './cut-font.ts'
import type { Script } from './scripts.ts'

/** The file of a script in a font package, below node_modules and without `.woff2`. */
type Source = (script: Script) => string

/** One weight of a face, or a range of weights. */
export type Cut = {
  /** The last part of its files' names, where a face has several cuts. */
  name?: string
  source: Source
  axes?: Axes
  /** `font-weight` and `font-stretch` in CSS. */
  weight: string
  stretch?: string
}

/** A system font, scaled to the size of a face so that nothing moves when the face arrives. */
export type Fallback = {
  local: readonly string[]
  weight?: string
  /** How wide a text is in the face, in percent of its width in the system font. */
  latin: number
  hebrew: number
}

export type Face = {
  /** The first part of its files' names, and of `--face-<name>`. */
  name: string
  /** The first part of its families: `Assistant Hebrew`, `Assistant Latin`. */
  family: string
  scripts: readonly Script[]
  cuts: readonly Cut[]
  fallbacks?: readonly Fallback[]
  /** OpenType features beside those of every face. */
  features?: readonly string[]
}

/** A variable font of Fontsource. */
export function variable(family: string, axis: 'wght' | 'wdth' | 'standard'): Source {
  return (script) =>
    `@fontsource-variable/${family}/files/${family}-${packageScript(script)}-${axis}-normal`
}

/** One weight of a font of Fontsource that is not variable. */
export function fixed(family: string, weight: number): Source {
  return (script) =>
    `@fontsource/${family}/files/${family}-${packageScript(script)}-${weight}-normal`
}

/** A package has the letters with accents in the file of the Latin ones. */
function packageScript(script: Script): string {
  return script === 'extended' ? 'latin' : script
}

// Arimo and Liberation have the metrics of Arial, Tinos and Liberation those of Times New Roman.
export const arial = ['Arial', 'ArialMT', 'Arimo', 'Liberation Sans']
export const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold']
export const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Tinos', 'Liberation Serif']
export const timesBold = [
  'Times New Roman Bold',
  'TimesNewRomanPS-BoldMT',
  'Tinos Bold',
  'Liberation Serif Bold',
]
