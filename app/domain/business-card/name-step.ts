import { countCodePoints } from '../text/code-points.ts'

/** The lengths for which card.css has a font size (`bc-name-8`). */
const steps = [8, 10, 12, 15, 20, 26] as const

/**
 * The number of letters that a line must hold so that the longest unbreakable part of a name fits:
 * names break at spaces and after hyphens. null: it fits at the full size.
 */
export function nameStep(name: string): (typeof steps)[number] | null {
  const parts = name.split(/\s+|(?<=[-\u2010\u05BE])/)
  const longest = Math.max(...parts.map(countCodePoints))
  if (longest < steps[0]) return null
  return steps.find((step) => longest <= step) ?? 26
}
