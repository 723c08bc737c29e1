const maxCodePoints = 40

const maxWords = 4

/** Letters of any script, and punctuation within names. A link needs a digit, dot, slash or @. */
const pattern = /^\p{L}[\p{L}\p{M}'’"׳״־ -]*$/u

/**
 * The name, or null where it could be anything but a name: emails go to addresses that nobody has
 * confirmed, and must not carry text or a link from an unknown sender (requirements 8.2).
 */
export function plainName(name: string): string | null {
  const isPlain =
    pattern.test(name) &&
    Array.from(name).length <= maxCodePoints &&
    name.split(' ').length <= maxWords
  return isPlain ? name : null
}
