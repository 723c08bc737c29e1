import { company } from '#catalog/company.ts'
import { pages } from '#content/pages.ts'
import { copyFor } from '#copy/copy.server.ts'
import { languagesOf } from '#domain/business-card/card-languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { Lang } from '#i18n/languages.ts'
import { findCards } from '../cards/card-store.ts'
import type { ServerContext } from '../server-context.ts'

/** `path`: of this site; `name`: for the owner. */
export type OwnDestination = { path: string; name: string }

export type OwnDestinations = Record<'cards' | Lang, OwnDestination[]>

/** What of this site a short link can lead to: cards, and the indexed pages in both languages. */
export async function findOwnDestinations(
  { database }: Pick<ServerContext, 'database'>,
  lang: Lang,
): Promise<OwnDestinations> {
  const cards = (await findCards(database)).map(({ slug, content }) => {
    const [first = 'he'] = languagesOf(content)
    return { path: cardPath(slug), name: content.words[first].name }
  })
  const founder = { path: cardPath(company.founder.cardSlug), name: company.founder.name[lang] }
  return { cards: [founder, ...cards], he: pagesIn('he'), en: pagesIn('en') }
}

/** Without a language: it leads to one that the card has, whatever its slug becomes. */
function cardPath(slug: string): string {
  return `/v/${slug}`
}

function pagesIn(lang: Lang): OwnDestination[] {
  const { links } = copyFor(lang)
  return pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => ({ path: pageUrl(lang, path), name: links[path] }))
}

/** What the owner reads of a destination: the name of a page or card, else the address itself. */
export function describeDestination(destination: string, own: OwnDestinations): string {
  const all = [...own.cards, ...own.he, ...own.en]
  return all.find(({ path }) => path === destination)?.name ?? destination
}
