const towerFloors = 26

export type PartOfDay = 'morning' | 'day' | 'evening' | 'night'

/** The light of the city, relative to its picture at dusk. */
export type Light = {
  /** Opacities from 0 to 1: of the day over the dusk, and of the night over both. */
  day: number
  night: number
  /** Number of lit floors of the tower, counted from the ground, 0 to 26. */
  floors: number
}

/** @param hour of the day, from 0 to 24, with its fraction */
export function lightAt(hour: number): Light {
  return {
    day: ramp(hour, 5, 7) - ramp(hour, 16.5, 19),
    night: 1 - ramp(hour, 4, 5.5) + ramp(hour, 19.5, 21.5),
    floors: Math.round(towerFloors * (1 - ramp(hour, 5, 7) + ramp(hour, 16, 19))),
  }
}

/** Rises from 0 at the first hour to 1 at the second one. */
function ramp(hour: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (hour - from) / (to - from)))
}

/** @param hour of the day, from 0 to 24 */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 9) return 'morning'
  return hour < 17 ? 'day' : 'evening'
}
