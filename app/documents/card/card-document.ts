import textCyrillic from '#parts/fonts/text-cyrillic.woff2?url'
import textHebrew from '#parts/fonts/text-hebrew.woff2?url'
import textLatin from '#parts/fonts/text-latin.woff2?url'
import type { CardDocument } from '../own-document.ts'
import cardStyles from '#parts/card/card.css?url'

/** What the documents of cards, and of addresses without a card, load. */
export const cardDocument: CardDocument = {
  document: 'card',
  theme: 'light',
  styles: cardStyles,
  icon: '/favicon.svg',
  fonts: {
    he: [textHebrew, textLatin],
    en: [textLatin],
    ru: [textCyrillic, textLatin],
  },
}
