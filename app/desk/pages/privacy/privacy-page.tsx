import { Link } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminPrivacy } from '#desk/words/he/privacy.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { hoursUnfinished } from '#server/health/check-removal.ts'
import { findRetentionRuns, previewRetention } from '#server/leads/lead-retention-store.ts'
import { findRequests } from '#server/privacy/request-store.ts'
import { serverContext } from '#server/server-context.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import type { Route } from './+types/privacy-page.ts'
import { describeRequest, type RequestView } from './describe-request.server.ts'
import { RetentionPanel } from './retention-panel.tsx'
import { requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database, env } = context.get(serverContext)
  const now = new Date()
  const [requests, preview, runs] = await Promise.all([
    findRequests(database),
    previewRetention(database),
    findRetentionRuns(database),
  ])
  await recordRead(context, { action: 'privacy-requests-listed' })
  const { adminPrivacy: copy } = deskCopyFor(lang)
  return {
    lang,
    copy,
    requests: requests.map((request) => describeRequest(request, lang, now)),
    preview,
    isUnfinished: hoursUnfinished(env, now) !== null,
    runs: runs.map(({ at, ...removed }) => ({
      id: at.toISOString(),
      at: formatDateTime(at, lang, { timeZone }),
      text: fill(copy.retention.run, removed),
    })),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Privacy requests with their deadlines, and the automatic removal (requirements 10.4, 4.10). */
export default function PrivacyPage({ loaderData: page }: Route.ComponentProps) {
  const { lang, copy, requests, preview, runs, isUnfinished } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <section className="min-w-0 border-t-2 border-line-strong pt-4">
          <h2 className="text-[1.25rem] font-semibold">{copy.requests}</h2>
          {requests.length === 0 ? <p className="mt-3 text-fg-muted">{copy.empty}</p> : null}
          <ul className="mt-3">
            {requests.map((request) => (
              <Row key={request.id} lang={lang} copy={copy} request={request} />
            ))}
          </ul>
        </section>
        <RetentionPanel
          lang={lang}
          copy={copy.retention}
          preview={preview}
          runs={runs}
          isUnfinished={isUnfinished}
        />
      </div>
    </>
  )
}

function Row({
  lang,
  copy,
  request,
}: {
  lang: DeskLang
  copy: AdminPrivacy
  request: RequestView
}) {
  return (
    <li className="border-b border-line">
      <Link
        to={adminUrl(lang, `dashboard/settings/privacy/${request.id}`)}
        className="grid gap-x-6 gap-y-1 px-2 py-4 hover:bg-surface sm:grid-cols-[1fr_auto]"
      >
        <span className="font-semibold [overflow-wrap:anywhere]">
          <bdi dir="auto">{request.name === '' ? copy.erased : request.name}</bdi>
        </span>
        <span className={request.isOverdue ? 'font-semibold text-danger' : 'text-fg-muted'}>
          {request.deadline}
        </span>
        <span className="text-small">{request.kind}</span>
        <span className="text-small text-fg-muted">{request.state}</span>
      </Link>
    </li>
  )
}
