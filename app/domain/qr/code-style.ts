import type { CodeLevel } from './code-capacity.ts'

export const dotShapes = ['square', 'round', 'balcony', 'dot', 'bar'] as const
export const eyeShapes = ['square', 'round', 'circle', 'balcony'] as const
export const pupilShapes = ['square', 'round', 'circle'] as const
export const middles = ['none', 'dagesh', 'logo'] as const
export const frames = ['none', 'label', 'band', 'top'] as const

export type DotShape = (typeof dotShapes)[number]
export type EyeShape = (typeof eyeShapes)[number]
export type PupilShape = (typeof pupilShapes)[number]
export type Middle = (typeof middles)[number]
export type Frame = (typeof frames)[number]

/** Colours are '#rrggbb'. */
export type CodeStyle = {
  dots: DotShape
  eyes: EyeShape
  pupils: PupilShape
  foreground: string
  background: string
  /** Whether the background is left out, so that the surface behind the code shows through. */
  isTransparent: boolean
  /** Of the eyes, pupils included. */
  eye: string
  /** Of the dagesh. */
  accent: string
  middle: Middle
  /** The size of the middle, in percent of the side of the code. */
  middleSize: number
  frame: Frame
  /** The call to action in the frame. */
  caption: string
  /** Empty squares on each side. */
  margin: number
  level: CodeLevel
}

/** The ranges of the sliders. */
export const middleSizes = { min: 12, max: 36 } as const
export const margins = { min: 0, max: 8 } as const
export const captionLength = 24

/** The margin that readers expect, in squares (ISO/IEC 18004). */
export const quietZone = 4

export const plainStyle: CodeStyle = {
  dots: 'square',
  eyes: 'square',
  pupils: 'square',
  foreground: '#000000',
  background: '#ffffff',
  isTransparent: false,
  eye: '#000000',
  accent: '#f75a0f',
  middle: 'none',
  middleSize: 22,
  frame: 'none',
  caption: '',
  margin: quietZone,
  level: 'M',
}

/** Ready-made designs to start from. The first one is the studio's own. */
export const presets = {
  dagesh: {
    dots: 'balcony',
    eyes: 'balcony',
    pupils: 'circle',
    foreground: '#210818',
    background: '#fcf9fc',
    eye: '#210818',
    middle: 'dagesh',
  },
  plain: {},
  fig: {
    dots: 'round',
    eyes: 'round',
    pupils: 'round',
    foreground: '#851b55',
    background: '#f4eef5',
    eye: '#4d0e32',
  },
  citron: {
    dots: 'bar',
    eyes: 'balcony',
    pupils: 'square',
    foreground: '#210818',
    background: '#eaeb37',
    eye: '#4d0e32',
    frame: 'band',
  },
  sea: {
    dots: 'dot',
    eyes: 'circle',
    pupils: 'circle',
    foreground: '#00566b',
    background: '#ffffff',
    eye: '#00323f',
    frame: 'label',
  },
  stone: {
    dots: 'square',
    eyes: 'square',
    pupils: 'circle',
    foreground: '#2c3a34',
    background: '#efe9dc',
    eye: '#8a2432',
    middle: 'dagesh',
    accent: '#8a2432',
    frame: 'top',
  },
} as const satisfies Record<string, Partial<CodeStyle>>

export type PresetName = keyof typeof presets

// SAFETY: the keys of `presets`.
export const presetNames = Object.keys(presets) as PresetName[]

/** Applies a preset. The visitor's caption, margin and level stay. */
export function applyPreset(style: CodeStyle, name: PresetName): CodeStyle {
  const { caption, margin, level } = style
  return { ...plainStyle, caption, margin, level, ...presets[name] }
}

/** The style of a code that nobody has changed yet. */
export const firstStyle = applyPreset(plainStyle, 'dagesh')
