/** The characters to which the web fonts are reduced. */

export function between(first: string, last: string): string {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)]
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}

/** Alef to tav, maqaf, geresh, gershayim, shekel; and the spaces between words. */
export const hebrew = `${between('א', 'ת')}־׳״₪ \u00a0`
export const latin = between('A', 'Z') + between('a', 'z')
export const figures = between('0', '9')
