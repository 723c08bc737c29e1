import { cardEnd } from '#domain/business-card/card-status.ts'
import type { StoredCard } from '#server/cards/card-store.ts'

const words = { name: '', role: '', company: '', about: '', address: '', services: [] }

/** What the editor of a new card begins with; `id` is the card's once it is saved. */
export function emptyCard(id: string, today: string): StoredCard {
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
      words: { he: words, en: words, ru: words },
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
