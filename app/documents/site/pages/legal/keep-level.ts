import { accessibilityReview } from '#catalog/legal.ts'

const { level } = accessibilityReview

/**
 * 'ברמה AA', 'level AA': the level stays on the line of the word before it. Done when the text is
 * shown, because legal texts are versioned as they are written.
 */
export function keepLevel(text: string): string {
  return text.replaceAll(` ${level}`, `\u00a0${level}`)
}
