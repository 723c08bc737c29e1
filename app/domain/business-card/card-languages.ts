import type { CardContent, CardWords } from './card-content.ts'

export type CardWordsLang = keyof CardContent['words']

const order = ['he', 'en', 'ru'] as const satisfies readonly CardWordsLang[]

/** The languages that a card has: those in which it has a name. */
export function languagesOf({ words }: Pick<CardContent, 'words'>): CardWordsLang[] {
  return order.filter((lang) => words[lang].name !== '')
}

/** The texts that visitors see. The parts of the name only sort a contact. */
export type CardText = Exclude<keyof CardWords, 'given' | 'family'>

/** The texts that are empty in this language and filled in in another one. */
export function missingTexts(
  { words }: Pick<CardContent, 'words'>,
  lang: CardWordsLang,
): CardText[] {
  const texts = ['name', 'role', 'company', 'about', 'address', 'services'] as const
  return texts.filter(
    (text) => words[lang][text].length === 0 && order.some((each) => words[each][text].length > 0),
  )
}
