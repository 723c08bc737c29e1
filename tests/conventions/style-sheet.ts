/** One declaration of a style sheet, with its line (from 1). */
export type Declaration = { property: string; value: string; line: number }

/** Replaces comments by spaces, so that line numbers stay right. Strings keep their text. */
function withoutComments(css: string): string {
  return css.replaceAll(
    /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*[\s\S]*?\*\//g,
    (all: string, text?: string) => text ?? all.replaceAll(/[^\n]/g, ' '),
  )
}

/**
 * The pieces between `{`, `}` and `;`, outside strings and brackets, and the character that ends
 * each.
 */
function piecesOf(css: string): { text: string; start: number; end: string }[] {
  const pieces: { text: string; start: number; end: string }[] = []
  let depth = 0
  let start = 0
  for (const { 0: token, index } of css.matchAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[([{}\])};]|$/g,
  )) {
    if (token === '(' || token === '[') depth += 1
    if (token === ')' || token === ']') depth -= 1
    const isEnd = token === '' || (depth === 0 && /^[{};]$/.test(token))
    if (!isEnd) continue
    pieces.push({ text: css.slice(start, index), start, end: token })
    start = index + 1
  }
  return pieces
}

/**
 * Every declaration, including nested ones. A piece before `{` is a selector, even if it has
 * colons.
 */
export function findDeclarations(css: string): Declaration[] {
  const plain = withoutComments(css)
  return piecesOf(plain).flatMap(({ text, start, end }) => {
    const match = /^(\s*)([\w-]+|--[\w-]+)\s*:([\s\S]*)$/.exec(text)
    if (match === null || end === '{') return []
    const [, space = '', property = '', value = ''] = match
    const line = plain.slice(0, start + space.length).split('\n').length
    return [{ property: property.toLowerCase(), value: value.replaceAll(/\s+/g, ' ').trim(), line }]
  })
}
