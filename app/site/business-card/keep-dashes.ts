/** No line begins with a dash: the space before it does not break. */
export function keepDashes(text: string): string {
  return text.replaceAll(/ (?=[–—])/g, '\u00a0')
}
