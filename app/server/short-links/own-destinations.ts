import { studio } from '#catalog/studio.server.ts'
import { pages } from '#content/pages.ts'
import { copyFor } from '#copy/copy.server.ts'
import { languagesOf } from '#domain/business-card/card-languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { Lang } from '#i18n/languages.ts'
import { findCards, findCardsBySlug, type StoredCard } from '../cards/card-store.ts'
import type { Database } from '../db/database.ts'

/** `path`: an address of this site; `name`: its title for the owner. */
export type OwnDestination = { path: string; name: string }

export type OwnDestinations = Record<'cards' | Lang, OwnDestination[]>

const offeredCards = 100

/**
 * The destinations on this site that a short link can have: the newest cards, and the indexed pages
 * in both languages. Also the cards that `destinations` lead to.
 */
export async function findOwnDestinations(
  { database }: { database: Database },
  { lang, destinations }: { lang: Lang; destinations: readonly string[] },
): Promise<OwnDestinations> {
  const slugs = destinations.filter((path) => path.startsWith(cardPath(''))).map(slugOf)
  const [newest, chosen] = await Promise.all([
    findCards(database, { limit: offeredCards }),
    findCardsBySlug(database, slugs),
  ])
  const cards = new Map([...newest.cards, ...chosen].map((card) => [card.id, describeCard(card)]))
  const founder = { path: cardPath(studio().founder.cardSlug), name: studio().founder.name[lang] }
  return { cards: [founder, ...cards.values()], he: pagesIn('he'), en: pagesIn('en') }
}

function describeCard({ slug, content }: StoredCard): OwnDestination {
  const [first = 'he'] = languagesOf(content)
  return { path: cardPath(slug), name: content.words[first].name }
}

/**
 * Without a language, so that it redirects to one that the card has, even after its slug changes.
 */
function cardPath(slug: string): string {
  return `/v/${slug}`
}

function slugOf(path: string): string {
  return path.slice(cardPath('').length)
}

function pagesIn(lang: Lang): OwnDestination[] {
  const { links } = copyFor(lang)
  return pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => ({ path: pageUrl(lang, path), name: links[path] }))
}

/** A destination as the owner sees it: the name of a page or card, else the address itself. */
export function describeDestination(destination: string, own: OwnDestinations): string {
  const all = [...own.cards, ...own.he, ...own.en]
  return all.find(({ path }) => path === destination)?.name ?? destination
}
