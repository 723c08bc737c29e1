/** The keys of a US keyboard, and the character that each types in the Israeli layout. */
const latin = "qwertyuiop asdfghjkl;' zxcvbnm,./"
const hebrew = "/'קראטוןםפ שדגכעיחלךף, זסבהנמצתץ."

/**
 * The text that the same keys type in the other layout: `akuo` is שלום, `כןעצש` is figma. null: the
 * text mixes both layouts, or has no letters.
 */
export function otherLayout(text: string): string | null {
  const lower = text.toLowerCase()
  const isHebrew = /[א-ת]/.test(lower)
  if (isHebrew === /[a-z]/.test(lower)) return null
  const [from, to] = isHebrew ? [hebrew, latin] : [latin, hebrew]
  return [...lower].map((key) => to.charAt(from.indexOf(key)) || key).join('')
}
