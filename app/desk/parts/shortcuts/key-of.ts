type Pressed = Pick<KeyboardEvent, 'key' | 'code'>

/**
 * The key of a shortcut in lower case: the letter that was typed or, in a layout without Latin letters
 * such as the Hebrew one, the letter that is printed on the same key.
 */
export function keyOf({ key, code }: Pressed): string {
  if (/^[a-z?/]$/i.test(key)) return key.toLowerCase()
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter !== undefined) return letter.toLowerCase()
  return code === 'Slash' ? '/' : key
}
