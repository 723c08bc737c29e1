import { countCodePoints } from '../text/code-points.ts'

/** Those that card.css has a size for (`bc-name-8`). */
const steps = [8, 10, 12, 15, 20, 26] as const

/**
 * The number of letters that a line has to hold, for the longest part of a name that cannot be
 * broken: names break at spaces and behind hyphens. null: short enough for the full size.
 */
export function nameStep(name: string): (typeof steps)[number] | null {
  const parts = name.split(/\s+|(?<=[-\u2010\u05BE])/)
  const longest = Math.max(...parts.map(countCodePoints))
  if (longest < steps[0]) return null
  return steps.find((step) => longest <= step) ?? 26
}
