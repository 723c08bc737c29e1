import { Link, useFetcher } from 'react-router'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { formatLeadCursor, readLeadCursor } from '#domain/leads/lead-cursor.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireActor } from '#server/admins/actor.ts'
import { addAuditEvent } from '#server/admins/audit-store.ts'
import { requireSession } from '#server/admins/current-session.ts'
import { requireForm } from '#server/admins/require-form.ts'
import { countEmailsByStatus, findEmailPage } from '#server/email/email-list-store.ts'
import { cancelEmail, retryEmail } from '#server/email/email-store.ts'
import { describeEmail } from '#server/email/email-view.ts'
import { serverContext } from '#server/server-context.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { createToastResponse } from '../action-response.ts'
import { showActionToast } from '../action-toast.ts'
import type { Route } from './+types/emails-page.ts'
import { EmailRow } from './email-row.tsx'
import { EmailTabs } from './email-tabs.tsx'

const pageSize = 50
const statuses = ['waiting', 'dead', 'sent'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  requireSession(context)
  const { database, env } = context.get(serverContext)
  const query = new URL(request.url).searchParams
  const status = statuses.find((known) => known === query.get('status'))
  const after = readLeadCursor(query.get('after'))
  const now = new Date()
  const [page, counts] = await Promise.all([
    findEmailPage(database, {
      status,
      after: after ? { createdAt: after.receivedAt, id: after.id } : undefined,
      limit: pageSize,
    }),
    countEmailsByStatus(database),
  ])
  const copy = copyFor(lang).admin.emails
  return {
    lang,
    copy,
    counts,
    status: status ?? null,
    hasServer: env.SMTP_URL !== undefined,
    emails: page.emails.map((email) => describeEmail(email, lang, now)),
    next: page.next && formatLeadCursor({ receivedAt: page.next.createdAt, id: page.next.id }),
    isFirstPage: after === null,
    title: `${copy.title} · ${company.name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const { adminId, ipAddress } = requireActor(context)
  const { database, outbox } = context.get(serverContext)
  const { toasts } = copyFor(lang).admin
  const respond = createToastResponse(lang)
  const form = await requireForm(request)
  const id = form.get('id')
  const isRetry = form.get('intent') === 'retry'
  if (!isLeadId(id) || (!isRetry && form.get('intent') !== 'give-up'))
    return respond('failed', toasts.failed, 400)
  const isChanged = isRetry ? await retryEmail(database, id) : await cancelEmail(database, id)
  if (!isChanged) return respond('failed', toasts.failed, 409)
  const action = isRetry ? 'mail-retried' : 'mail-given-up'
  await addAuditEvent(database, { action, adminId, ipAddress, detail: { mail: id } })
  if (isRetry) outbox.poll()
  return respond('done', isRetry ? toasts.emailRetried : toasts.emailGivenUp)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return showActionToast(await serverAction())
}

export default function EmailsPage({
  loaderData: { lang, copy, counts, status, hasServer, emails, next, isFirstPage },
}: Route.ComponentProps) {
  const fetcher = useFetcher({ key: 'email-actions' })
  return (
    <>
      <h1 className="display-voice text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-2 max-w-[44em] text-fg-muted">{copy.lead}</p>
      {hasServer ? null : (
        <p className="mt-4 max-w-[44em] border-s-4 border-citron ps-4">{copy.noServer}</p>
      )}
      <EmailTabs lang={lang} copy={copy} statuses={statuses} counts={counts} status={status} />
      {emails.length === 0 ? (
        <EmptyState {...(status === null ? copy.empty : { title: copy.noneWithStatus })} />
      ) : (
        <ul className="mt-4 border-t-2 border-line-strong text-small">
          {emails.map((email) => (
            <EmailRow key={email.id} lang={lang} copy={copy} email={email} fetcher={fetcher} />
          ))}
        </ul>
      )}
      <nav className="mt-6 flex flex-wrap gap-6 text-small empty:hidden">
        {isFirstPage ? null : (
          <Link to={adminUrl(lang, 'dashboard/emails')} className="text-link">
            {copy.newest}
          </Link>
        )}
        {next === null ? null : (
          <Link
            to={`?${new URLSearchParams({ ...(status ? { status } : {}), after: next })}`}
            className="text-link"
          >
            {copy.older}
          </Link>
        )}
      </nav>
    </>
  )
}
