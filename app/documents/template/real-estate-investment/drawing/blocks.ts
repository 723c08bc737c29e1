import type { BuildingId } from '#content/templates/real-estate-investment/prices.ts'

type Block = {
  /** Distance from the side of the drawing, and width. Meters. */
  offset: number
  width: number
  floors: number
  /** Windows along a floor. */
  bays: number
}

type Elevation = {
  /** Width of the whole drawing. Meters. */
  width: number
  /** Height of one floor. Meters. */
  floor: number
  /** Stacked from the ground up. */
  blocks: readonly Block[]
  /** Number of floors from the ground that are leased, and that are built. */
  leased: number
  built: number
}

/** The dimensions of the buildings on offer, with floors counted from the ground. */
export const elevations: Record<BuildingId, Elevation> = {
  alon: {
    width: 46,
    floor: 3.6,
    blocks: [
      { offset: 3, width: 40, floors: 3, bays: 10 },
      { offset: 10, width: 26, floors: 18, bays: 9 },
      { offset: 15, width: 16, floors: 4, bays: 5 },
    ],
    leased: 19,
    built: 25,
  },
  dekel: {
    width: 92,
    floor: 6.5,
    blocks: [
      { offset: 1, width: 90, floors: 1, bays: 15 },
      { offset: 1, width: 90, floors: 1, bays: 30 },
    ],
    leased: 2,
    built: 2,
  },
  sdera: {
    width: 58,
    floor: 4.2,
    blocks: [
      { offset: 2, width: 48, floors: 2, bays: 12 },
      { offset: 8, width: 36, floors: 5, bays: 9 },
    ],
    leased: 4,
    built: 5,
  },
  tzorfim: {
    width: 44,
    floor: 3.3,
    blocks: [
      { offset: 4, width: 36, floors: 1, bays: 6 },
      { offset: 6, width: 32, floors: 8, bays: 8 },
      { offset: 12, width: 20, floors: 2, bays: 5 },
    ],
    leased: 0,
    built: 0,
  },
}
