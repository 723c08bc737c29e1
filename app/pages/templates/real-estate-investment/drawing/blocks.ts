import type { BuildingId } from '#content/templates/real-estate-investment/prices.ts'

type Block = {
  /** From the side of the drawing, and wide. Meters. */
  at: number
  wide: number
  floors: number
  /** Windows along a floor. */
  bays: number
}

type Elevation = {
  /** Of the whole drawing. Meters. */
  wide: number
  /** Of one floor. Meters. */
  floor: number
  /** On top of each other, from the ground. */
  blocks: readonly Block[]
  /** Floors from the ground that are leased, and floors that stand. */
  leased: number
  built: number
}

/** The open buildings as they are drawn, floors counted from the ground. */
export const elevations: Record<BuildingId, Elevation> = {
  alon: {
    wide: 46,
    floor: 3.6,
    blocks: [
      { at: 3, wide: 40, floors: 3, bays: 10 },
      { at: 10, wide: 26, floors: 18, bays: 9 },
      { at: 15, wide: 16, floors: 4, bays: 5 },
    ],
    leased: 19,
    built: 25,
  },
  dekel: {
    wide: 92,
    floor: 6.5,
    blocks: [
      { at: 1, wide: 90, floors: 1, bays: 15 },
      { at: 1, wide: 90, floors: 1, bays: 30 },
    ],
    leased: 2,
    built: 2,
  },
  sdera: {
    wide: 58,
    floor: 4.2,
    blocks: [
      { at: 2, wide: 48, floors: 2, bays: 12 },
      { at: 8, wide: 36, floors: 5, bays: 9 },
    ],
    leased: 4,
    built: 5,
  },
  tzorfim: {
    wide: 44,
    floor: 3.3,
    blocks: [
      { at: 4, wide: 36, floors: 1, bays: 6 },
      { at: 6, wide: 32, floors: 8, bays: 8 },
      { at: 12, wide: 20, floors: 2, bays: 5 },
    ],
    leased: 0,
    built: 0,
  },
}
