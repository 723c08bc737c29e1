import { emptyCardWords } from '#domain/business-card/card-content.ts'
import { cardEnd } from '#domain/business-card/card-status.ts'
import type { StoredCard } from '#server/cards/card-store.ts'

/** The initial content of a new card. `id` becomes the card's id when it is saved. */
export function createEmptyCard(id: string, today: string): StoredCard {
  return {
    id,
    slug: '',
    status: 'active',
    startsOn: today,
    expiresOn: cardEnd(today),
    version: 0,
    content: {
      theme: 'letterpress',
      colors: null,
      words: { he: emptyCardWords, en: emptyCardWords, ru: emptyCardWords },
      phone: '',
      whatsapp: '',
      sms: '',
      email: '',
      website: '',
      profiles: [],
      hours: [],
      photo: null,
      gallery: [],
      takesDetails: false,
      detailsEmail: '',
    },
  }
}
