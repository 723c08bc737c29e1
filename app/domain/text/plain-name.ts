const maxCodePoints = 40

const maxWords = 4

/** Letters of any script, and what stands within names; no digit, dot, slash or @ makes a link. */
const pattern = /^\p{L}[\p{L}\p{M}'’"׳״־ -]*$/u

/**
 * The name where it can be nothing but a name, else null: emails go to addresses that nobody has
 * confirmed, and must not carry a stranger's text or link there (requirements 8.2).
 */
export function plainName(name: string): string | null {
  const isPlain =
    pattern.test(name) &&
    Array.from(name).length <= maxCodePoints &&
    name.split(' ').length <= maxWords
  return isPlain ? name : null
}
