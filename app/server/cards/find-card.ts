import { redirect } from 'react-router'
import { languagesOf } from '#domain/business-card/card-languages.ts'
import { isCardLang, type CardLang } from '#i18n/languages.ts'
import { cardUrl, type CardPart } from '#i18n/card-links.ts'
import { studioDay } from '../studio-day.ts'
import type { Database } from '../db/database.ts'
import { getCardAt, type ShownCard } from './card-store.ts'

type Address = { lang: string; slug: string; part?: CardPart }

/**
 * The card at an address, or null if none is shown. Throws a redirect to the current slug of a card
 * that moved, or to a language that the card has.
 */
export async function findCardAt(
  { database }: { database: Database },
  { lang, slug, part = '' }: Address,
): Promise<(ShownCard & { lang: CardLang }) | null> {
  if (!isCardLang(lang)) return null
  const found = await getCardAt(database, slug, studioDay(new Date()))
  if (found.kind === 'none') return null
  if (found.kind === 'moved') throw redirect(cardUrl(lang, found.slug, part), 301)
  const langs = languagesOf(found.card.content)
  const [first] = langs
  if (first !== undefined && !langs.includes(lang)) throw redirect(cardUrl(first, slug, part), 302)
  return { ...found.card, lang }
}

/** The same for a file of a card. Throws an empty 404 if no card is shown. */
export async function requireCardAt(
  context: { database: Database },
  address: Address,
): Promise<ShownCard & { lang: CardLang }> {
  const card = await findCardAt(context, address)
  if (!card) throw new Response(null, { status: 404 })
  return card
}
