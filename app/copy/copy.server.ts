import { perStudio, studio } from '#catalog/studio.server.ts'
import { arrangeWords } from '#content/site-words.server.ts'
import { contentWords } from '#content/words.server.ts'
import { fillKnown } from '#i18n/fill.ts'
import { keepUnits } from '#i18n/keep-units.ts'
import type { CardLang, Lang } from '#i18n/languages.ts'
import { mapTexts } from '#i18n/map-texts.ts'
import { businessCard as englishCard } from './en/business-card.ts'
import { english } from './english.server.ts'
import { downPaymentFacts, factsIn } from './facts.server.ts'
import { businessCard as hebrewCard, type BusinessCard } from './he/business-card.ts'
import { hebrew, type SharedCopy } from './hebrew.server.ts'
import { businessCard as russianCard } from './ru/business-card.ts'

/** All the words of the site in one language: those shared by pages, and those of each page. */
function wholeCopy(lang: Lang, shared: SharedCopy) {
  const words = contentWords(lang)
  const copy = { ...shared, ...arrangeWords(words, shared), pages: words.pages }
  return fillFacts(copy, lang)
}

/** The words with the studio's facts filled in, and with numbers kept beside their units. */
export function fillFacts<Words extends object>(words: Words, lang: Lang): Words {
  return mapTexts(fillKnown(words, factsIn(lang)), keepUnits)
}

export type Copy = ReturnType<typeof wholeCopy>

const copies = perStudio((): Record<Lang, Copy> => ({
  he: wholeCopy('he', hebrew),
  en: wholeCopy('en', english),
}))

/**
 * The words of a language, with the studio's facts filled in. A loader passes on only the part that
 * its page shows.
 */
export function copyFor(lang: Lang): Copy {
  return copies()[lang]
}

/**
 * How each plan is paid, where a quote has frozen another down payment than that of today.
 * @param downPayment in basis points
 */
export function paymentTexts(
  lang: Lang,
  downPayment: number,
): SharedCopy['servicePage']['terms']['payment'] {
  const { payment } = { he: hebrew, en: english }[lang].servicePage.terms
  const facts = { ...factsIn(lang), ...downPaymentFacts(downPayment, lang) }
  return mapTexts(fillKnown(payment, facts), keepUnits)
}

const cards = { he: hebrewCard, en: englishCard, ru: russianCard } satisfies Record<
  CardLang,
  BusinessCard
>

/** The words around a digital business card. The page fills in {name} and {role} of its owner. */
export function cardCopyFor(lang: CardLang): BusinessCard {
  return fillKnown(cards[lang], { studio: studio().name[lang] })
}
