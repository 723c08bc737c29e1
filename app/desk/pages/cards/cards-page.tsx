import { useEffect } from 'react'
import { Link } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { founderCardId } from '#content/cards/founder-card-id.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminCards } from '#desk/words/he/cards.ts'
import { cardStatusOn, type CardStatus } from '#domain/business-card/card-status.ts'
import { languagesOf } from '#domain/business-card/card-languages.ts'
import { formatDay } from '#i18n/format.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { findCardSums } from '#server/cards/card-count-store.ts'
import { findCards, type StoredCard } from '#server/cards/card-store.ts'
import { counterStart } from '#server/counter-start.ts'
import { studioDay } from '#server/studio-day.ts'
import { serverContext } from '#server/server-context.ts'
import { CardSections } from '#desk/parts/card-sections.tsx'
import { removeDeletedCardDrafts } from '#desk/parts/card-drafts.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { formatListCursor, readListCursor } from '#desk/parts/list-cursor.ts'
import { ListPaging } from '#desk/parts/list-paging.tsx'
import { usePendingStore } from '#desk/parts/pending-provider.tsx'
import type { Route } from './+types/cards-page.ts'
import { requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'

type Row = {
  id: string
  name: string
  href: string
  status: CardStatus
  ends: string | null
  views: number
  taps: number
}

const pageSize = 50

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database, cardCounter } = context.get(serverContext)
  // Writes this process's counts to the database before they are read.
  await cardCounter.flush()
  const now = new Date()
  const after = readListCursor(request)
  const { cards, next } = await findCards(database, { after, limit: pageSize })
  const cardIds = [founderCardId, ...cards.map(({ id }) => id)]
  const sums = await findCardSums(database, { cardIds, from: counterStart(now) })
  const sumOf = (id: string) => sums.find(({ cardId }) => cardId === id) ?? { views: 0, taps: 0 }
  const { adminCards: copy, adminCodes } = deskCopyFor(lang)
  const founder = {
    id: founderCardId,
    name: studio().founder.name[lang],
    href: cardUrl(lang, studio().founder.cardSlug),
    status: 'active' as const,
    ends: null,
  }
  const isFirstPage = after === undefined
  const described = cards.map((card) => describe(card, lang, now))
  const rows: Row[] = [...(isFirstPage ? [founder] : []), ...described].map((row) => ({
    ...row,
    views: sumOf(row.id).views,
    taps: sumOf(row.id).taps,
  }))
  return {
    lang,
    copy,
    sections: adminCodes.sections,
    rows,
    isFirstPage,
    next: formatListCursor(next),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

function describe({ id, slug, content, ...card }: StoredCard, lang: DeskLang, now: Date) {
  const [first = 'he'] = languagesOf(content)
  const shownLang = content.words[lang].name === '' ? first : lang
  return {
    id,
    name: content.words[shownLang].name,
    href: cardUrl(shownLang, slug),
    status: cardStatusOn(studioDay(now), card),
    ends: formatDay(card.expiresOn, lang),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/**
 * Every card with its state and its counts. The founder's comes first; it is built from the
 * studio's data and cannot be edited here.
 */
export default function CardsPage({
  loaderData: { lang, copy, sections, rows, isFirstPage, next },
}: Route.ComponentProps) {
  const store = usePendingStore()
  // Only a list on one page names every card.
  const isWhole = isFirstPage && next === null
  useEffect(() => {
    if (!isWhole) return
    const ids = rows.map(({ id }) => id)
    if (removeDeletedCardDrafts(store.read(), ids) !== store.read())
      store.update((work) => removeDeletedCardDrafts(work, ids))
  }, [store, rows, isWhole])
  return (
    <>
      <CardSections lang={lang} copy={sections} current="cards" />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="display-voice text-[2.25rem] leading-none">{copy.title}</h1>
        <Link to={adminUrl(lang, 'dashboard/cards/new')} className="pill pill-small">
          <Icon name="plus" />
          {copy.add}
        </Link>
      </div>
      <p className="mt-3 text-fg-muted">{copy.lead}</p>
      <ul className="mt-6 grid border-t-2 border-line-strong">
        {rows.map((row) => (
          <CardRow key={row.id} lang={lang} copy={copy} row={row} />
        ))}
      </ul>
      <ListPaging copy={copy.paging} isFirstPage={isFirstPage} next={next} />
    </>
  )
}

function CardRow({ lang, copy, row }: { lang: DeskLang; copy: AdminCards; row: Row }) {
  const isFounder = row.id === founderCardId
  const facts = [
    [copy.columns.status, copy.statuses[row.status]],
    [copy.columns.ends, row.ends ?? copy.unlimited],
    [copy.columns.views, row.views],
    [copy.columns.taps, row.taps],
  ] as const
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[3fr_4fr_auto] md:items-center">
      <div>
        {isFounder ? (
          <bdi className="font-semibold">{row.name}</bdi>
        ) : (
          <Link
            to={adminUrl(lang, `dashboard/cards/${row.id}`)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            <bdi>{row.name}</bdi>
          </Link>
        )}
        {isFounder ? <p className="text-small text-fg-muted">{copy.founder}</p> : null}
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-fg-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <a href={row.href} className="pill pill-small pill-line justify-self-start">
        {copy.open}
      </a>
    </li>
  )
}
