import { Link } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminCodes } from '#desk/words/he/codes.ts'
import { formatNumber } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { shortLinkUrl } from '#i18n/short-link-url.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { counterStart } from '#server/counter-start.ts'
import { pageContext } from '#server/page-context.ts'
import { serverContext } from '#server/server-context.ts'
import { describeDestination, findOwnDestinations } from '#server/short-links/own-destinations.ts'
import { findScanSums } from '#server/short-links/scan-store.ts'
import { findShortLinks, type ShortLink } from '#server/short-links/short-link-store.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { CardSections } from '#desk/parts/card-sections.tsx'
import { Icon } from '#desk/parts/icon.tsx'
import { formatListCursor, readListCursor } from '#desk/parts/list-cursor.ts'
import { ListPaging } from '#desk/parts/list-paging.tsx'
import type { Route } from './+types/codes-page.ts'
import { CodePicture } from './code-picture.tsx'
import { requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'

const pageSize = 50

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  const { siteUrl } = context.get(pageContext)
  // Writes this process's counts to the database before they are read.
  await server.scanCounter.flush()
  const after = readListCursor(request)
  const { links, next } = await findShortLinks(server.database, { after, limit: pageSize })
  const linkIds = links.map(({ id }) => id)
  const destinations = links.map(({ destination }) => destination)
  const [sums, own] = await Promise.all([
    findScanSums(server.database, { linkIds, from: counterStart(new Date()) }),
    findOwnDestinations(server, { lang, destinations }),
  ])
  const { adminCodes: copy } = deskCopyFor(lang)
  const rows = links.map((link) => ({
    ...link,
    address: siteUrl + shortLinkUrl(link.slug),
    leadsTo: describeDestination(link.destination, own),
    scans: sums.get(link.id) ?? 0,
  }))
  return {
    lang,
    copy,
    rows,
    sample: siteUrl + shortLinkUrl('dagesh'),
    isFirstPage: after === undefined,
    next: formatListCursor(next),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Every code with its destination and its number of scans. */
export default function CodesPage({
  loaderData: { lang, copy, rows, sample, isFirstPage, next },
}: Route.ComponentProps) {
  return (
    <>
      <CardSections lang={lang} copy={copy.sections} current="codes" />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="display-voice text-[2.25rem] leading-none">{copy.title}</h1>
        {rows.length === 0 ? null : <AddLink lang={lang} copy={copy} />}
      </div>
      <p className="mt-3 text-fg-muted">{copy.lead}</p>
      {rows.length === 0 ? (
        <EmptyState
          {...copy.empty}
          picture={<CodePicture address={sample} look="dagesh" caption="" className="w-40" />}
        >
          <AddLink lang={lang} copy={copy} />
        </EmptyState>
      ) : (
        <ul className="mt-6 grid border-t-2 border-line-strong">
          {rows.map((row) => (
            <CodeRow key={row.id} lang={lang} copy={copy} row={row} />
          ))}
        </ul>
      )}
      <ListPaging copy={copy.paging} isFirstPage={isFirstPage} next={next} />
    </>
  )
}

function AddLink({ lang, copy }: { lang: DeskLang; copy: AdminCodes }) {
  return (
    <Link to={adminUrl(lang, 'dashboard/codes/new')} className="pill pill-small">
      <Icon name="plus" />
      {copy.add}
    </Link>
  )
}

type Row = ShortLink & { address: string; leadsTo: string; scans: number }

type RowProps = { lang: DeskLang; copy: AdminCodes; row: Row }

function CodeRow({ lang, copy, row }: RowProps) {
  const { columns, statuses } = copy
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 border-b border-line py-4 md:grid-cols-[5rem_minmax(0,3fr)_minmax(0,4fr)]">
      {/* A picture takes milliseconds to draw, so each is a request of its own. */}
      <img
        src={adminUrl(lang, `dashboard/codes/${row.id}/picture`)}
        alt=""
        loading="lazy"
        className="min-h-20 w-20"
      />
      <div className="min-w-0">
        <Link
          to={adminUrl(lang, `dashboard/codes/${row.id}`)}
          className="inline-flex min-h-11 max-w-full items-center font-semibold underline underline-offset-4"
        >
          <bdi className="truncate">{row.name}</bdi>
        </Link>
        <p dir="ltr" className="truncate text-small from-page-start text-fg-muted">
          {withoutScheme(row.address)}
        </p>
      </div>
      <dl className="col-start-2 mt-1 flex flex-wrap gap-x-6 gap-y-1 text-small md:col-start-auto md:mt-0">
        <div className="flex min-w-0 gap-2">
          <dt className="flex-none text-fg-muted">{columns.leadsTo}</dt>
          <dd className="min-w-0 font-semibold">
            <bdi dir={/^[a-z]+:/.test(row.leadsTo) ? 'ltr' : 'auto'} className="block truncate">
              {withoutScheme(row.leadsTo)}
            </bdi>
          </dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-fg-muted">{columns.scans}</dt>
          <dd className="font-semibold tabular-nums">{formatNumber(row.scans, lang)}</dd>
        </div>
        {row.status === 'active' ? null : (
          <div className="flex gap-2">
            <dt className="text-fg-muted">{columns.status}</dt>
            <dd className="font-semibold text-danger">{statuses[row.status]}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}

function withoutScheme(address: string): string {
  return address.replace(/^(?:https?:\/\/|tel:|mailto:|sms:)/, '')
}
