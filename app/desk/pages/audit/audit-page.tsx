import { Link } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { auditFilterQuery, readAuditFilter } from '#domain/admins/audit-filter.ts'
import { formatLeadCursor, readLeadCursor } from '#domain/leads/lead-cursor.ts'
import { fillKnown } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAdmins } from '#server/admins/accounts/admin-removal-store.ts'
import {
  findAuditEvents,
  findRefusedDays,
  getOwnerId,
} from '#server/admins/audit/audit-list-store.ts'
import { checkAuditLog } from '#server/admins/audit/audit-chain-store.ts'
import {
  describeAuditCheck,
  describeAuditEvent,
  describeRefusedDay,
} from '#server/admins/audit/audit-view.ts'
import { ListPaging } from '#desk/parts/list-paging.tsx'
import { requireSession } from '#server/desk/current-session.ts'
import { sameReadMinutes } from '#server/admins/audit/read-audit-store.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#desk/parts/icon.tsx'
import { BackLink } from '#desk/parts/back-link.tsx'
import type { Route } from './+types/audit-page.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'
import { RefusedDays } from './refused-days.tsx'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

const pageSize = 50

/** Number of days for which refused attempts are shown. */
const refusedDays = 30

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin } = requireSession(context)
  const { database, refusalCounter } = context.get(serverContext)
  if ((await getOwnerId(database)) !== admin.id) {
    const { ipAddress } = context.get(visitorContext)
    refusalCounter.count({ kind: 'screen', why: 'not-owner', ipAddress })
    throw new Response(null, { status: 403 })
  }
  await recordRead(context, { action: 'audit-log-viewed' })
  // Writes this process's counts to the database before they are read.
  await refusalCounter.flush()
  const query = new URL(request.url).searchParams
  const filter = readAuditFilter(query)
  const cursor = readLeadCursor(query.get('after'))
  const after = cursor && { at: cursor.receivedAt, id: cursor.id }
  const [{ events, next }, admins, refusals] = await Promise.all([
    findAuditEvents(database, { filter, after, limit: pageSize }),
    findAdmins(database),
    findRefusedDays(database, { days: refusedDays, timeZone }),
  ])
  const check = query.get('check') === 'yes' ? await checkAuditLog(database) : null
  const { adminAudit: copy } = deskCopyFor(lang)
  const now = new Date()
  return {
    lang,
    copy: fillKnown(copy, { minutes: sameReadMinutes, days: refusedDays }),
    filter,
    people: admins.map(({ id, name }) => ({ id, name })),
    events: events.map((event) => describeAuditEvent(event, lang, now)),
    check: check && { kind: check.kind, text: describeAuditCheck(check, lang) },
    refusals: refusals.map((each) => describeRefusedDay(each, lang)),
    next: next && formatLeadCursor({ receivedAt: next.at, id: next.id }),
    isFirstPage: after === null,
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The log of actions in the admin area, for the owner only (requirements 7.9). */
export default function AuditPage({ loaderData: page }: Route.ComponentProps) {
  const { lang, copy, filter, events, next } = page
  const query = auditFilterQuery(filter)
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <div role="status" className="mt-4 flex min-h-11 items-center">
        {page.check === null ? (
          <Link to="?check=yes" className="text-link">
            {copy.check.ask}
          </Link>
        ) : (
          <CheckResult check={page.check} />
        )}
      </div>
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <section className="min-w-0 border-t-2 border-line-strong pt-4">
          <h2 className="text-[1.25rem] font-semibold">{copy.list}</h2>
          <AuditFilters lang={lang} copy={copy} filter={filter} people={page.people} />
          {events.length === 0 ? (
            <Nothing copy={copy} lang={lang} isFiltered={query.size > 0} />
          ) : (
            <AuditList lang={lang} copy={copy} events={events} />
          )}
          <ListPaging copy={copy.paging} query={query} isFirstPage={page.isFirstPage} next={next} />
          <p className="mt-4 text-small text-fg-muted">{copy.repeated}</p>
        </section>
        <RefusedDays copy={copy.refusals} days={page.refusals} />
      </div>
    </>
  )
}

function CheckResult({ check: { kind, text } }: { check: { kind: string; text: string } }) {
  const isWhole = kind === 'whole'
  return (
    <p className={`flex items-baseline gap-2 font-semibold ${isWhole ? '' : 'text-danger'}`}>
      <Icon name={isWhole ? 'check' : 'warning'} className="shrink-0 translate-y-0.5" />
      {text}
    </p>
  )
}

type NothingProps = {
  lang: Route.ComponentProps['loaderData']['lang']
  copy: Route.ComponentProps['loaderData']['copy']
  isFiltered: boolean
}

function Nothing({ lang, copy, isFiltered }: NothingProps) {
  if (!isFiltered) return <EmptyState title={copy.empty.title} text={copy.empty.text} />
  return (
    <EmptyState title={copy.nothingFound}>
      <Link to={adminUrl(lang, 'dashboard/settings/audit')} className="pill pill-small pill-line">
        {copy.filters.clear}
      </Link>
    </EmptyState>
  )
}
