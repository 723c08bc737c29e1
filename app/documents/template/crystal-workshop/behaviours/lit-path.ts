/** Radius of the moon, which is centered at 0,0. */
export const radius = 100

/**
 * The lit part of the moon as the data of an SVG path: from pole to pole along the lit edge, and
 * back along the edge of the shadow, which is half an ellipse. In the northern half of the world
 * the waxing moon is lit on its right side, in every language.
 * @param phase 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter
 */
export function litPath(phase: number): string {
  const isWaxing = phase < 0.5
  const bulge = Math.cos(2 * Math.PI * phase)
  const width = Math.abs(bulge * radius).toFixed(2)
  const edge = isWaxing ? 1 : 0
  // A crescent's shadow reaches across the middle, a gibbous moon's does not.
  const shadow = bulge > 0 === isWaxing ? 0 : 1
  return `M0-${radius}A${radius} ${radius} 0 0 ${edge} 0 ${radius}A${width} ${radius} 0 0 ${shadow} 0-${radius}Z`
}
