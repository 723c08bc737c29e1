import { Link } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { monthOf, monthsBefore, readMonth } from '#domain/months/month.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { getMonth, groupByService, groupBySource } from '#server/months/month-store.ts'
import { describeMonth, describeServices, describeSources } from '#server/months/month-view.ts'
import { serverContext } from '#server/server-context.ts'
import { studioDay } from '#server/studio-day.ts'
import type { Route } from './+types/month-page.ts'
import { GroupTable } from './group-table.tsx'
import { MonthFigures } from './month-figures.tsx'
import { MonthsTable } from './months-table.tsx'

const shownMonths = 6

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const today = studioDay(new Date())
  const month = readMonth(new URL(request.url).searchParams.get('month'), today)
  // The newest first.
  const months = await Promise.all(
    Array.from({ length: shownMonths }, async (_, at) => {
      const each = monthsBefore(month, at)
      return { id: each, ...describeMonth(each, await getMonth(database, each), lang) }
    }),
  )
  const address = (each: string) => `${adminUrl(lang, 'dashboard/month')}?month=${each}`
  const name = months[0]?.name ?? month
  return {
    lang,
    copy: deskCopyFor(lang).adminMonth,
    name,
    months,
    sources: describeSources(await groupBySource(database, month), lang),
    services: describeServices(await groupByService(database, month), lang),
    earlier: address(monthsBefore(month, 1)),
    later: month === monthOf(today) ? null : address(monthsBefore(month, -1)),
    title: `${name} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/**
 * Six figures of a month beside those of the months before, and where its leads came from
 * (requirements 7.11).
 */
export default function MonthPage({ loaderData: page }: Route.ComponentProps) {
  const { lang, copy, months } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/today')} label={copy.back} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h1 className="display-voice text-[2.25rem] leading-none">{page.name}</h1>
        <p className="flex gap-x-6 text-small">
          <Link to={page.earlier} className="text-link inline-flex min-h-11 items-center">
            {copy.earlier}
          </Link>
          {page.later === null ? null : (
            <Link to={page.later} className="text-link inline-flex min-h-11 items-center">
              {copy.later}
            </Link>
          )}
        </p>
      </div>
      <p className="mt-2 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <MonthFigures lang={lang} copy={copy} months={months} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <GroupTable copy={copy} words={copy.bySource} groups={page.sources} />
        <GroupTable copy={copy} words={copy.byService} groups={page.services} />
      </div>
      <MonthsTable copy={copy} months={months} />
    </>
  )
}
