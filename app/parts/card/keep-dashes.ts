/** Replaces the space before a dash with a no-break space, so that no line begins with a dash. */
export function keepDashes(text: string): string {
  return text.replaceAll(/ (?=[–—])/g, '\u00a0')
}
