const maxCodePoints = 100

/** Marks, case, quotes, hyphens and final letters make no difference to a reader. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|["'׳״‘’“”]/gu, '')
    .replaceAll(/[-־–—]/g, ' ')
    .replaceAll(/[ךםןףץ]/g, (letter) => finals[letter] ?? letter)
    .toLowerCase()
}

const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/**
 * The articles whose text contains every word of a search, in their order; all of them where
 * nothing is searched for (requirements 3.9). `texts`: everything that each article says.
 */
export function findPosts<Id>(search: string, texts: readonly (readonly [Id, string])[]): Id[] {
  const words = fold([...search].slice(0, maxCodePoints).join(''))
    .split(/\s+/)
    .filter(Boolean)
  return texts
    .filter(([, text]) => {
      const folded = fold(text)
      return words.every((word) => folded.includes(word))
    })
    .map(([id]) => id)
}
