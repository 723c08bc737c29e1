import { studio } from '#catalog/studio.server.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { fill } from '#i18n/fill.ts'
import { cardLanguages } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { describeDateTime } from '#server/describe-date-time.ts'
import { getLead } from '#server/leads/lead-list-store.ts'
import { findNotice } from '#server/privacy/notice-store.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/notice-page.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const lead = isLeadId(params.leadId) ? await getLead(database, params.leadId) : null
  if (!lead) throw new Response(null, { status: 404 })
  await recordRead(context, { action: 'lead-viewed', detail: { lead: lead.id } })
  const notice = lead.privacyNotice === null ? null : await findNotice(database, lead.privacyNotice)
  const { admin } = deskCopyFor(lang)
  const { notice: copy } = admin
  const dateTime = (at: Date) =>
    describeDateTime(at, lang, { now: new Date(), words: admin.leads.filters.dates }).full
  return {
    lang,
    lead: { id: lead.id, name: lead.name },
    copy,
    notice: notice && {
      summary: fill(copy.summary, {
        seen: dateTime(lead.receivedAt),
        since: dateTime(notice.since),
      }),
      version: notice.version,
      paragraphs: notice.text.split('\n\n'),
      language: notice.language,
      dir: cardLanguages[notice.language].dir,
    },
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** What the form said about privacy when a lead was sent, word by word. */
export default function NoticePage({
  loaderData: { lang, lead, copy, notice },
}: Route.ComponentProps) {
  return (
    <div className="max-w-[44em]">
      <BackLink to={adminUrl(lang, `dashboard/leads/${lead.id}`)} label={lead.name} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 text-fg-muted">{notice === null ? copy.none : notice.summary}</p>
      {notice === null ? null : (
        <>
          <p className="mt-1 text-small text-fg-muted">
            {copy.version} <bdi dir="ltr">{notice.version}</bdi>
          </p>
          <div
            lang={notice.language}
            dir={notice.dir}
            className="mt-6 space-y-4 border-s-4 border-line-strong ps-5"
          >
            {notice.paragraphs.map((paragraph, at) => (
              <p key={at} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
