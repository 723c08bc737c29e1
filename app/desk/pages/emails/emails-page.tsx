import { data, useFetcher } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { formatLeadCursor, readLeadCursor } from '#domain/leads/lead-cursor.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { addAuditEvent, type AuditAction } from '#server/admins/audit/audit-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { requireForm } from '#server/request/require-form.ts'
import { countEmailsByStatus, findEmailPage } from '#server/email/email-list-store.ts'
import {
  cancelEmail,
  resendEmail,
  retryEmail,
  dismissEmail,
} from '#server/email/email-action-store.ts'
import { describeEmail } from '#server/email/email-view.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { ListPaging } from '#desk/parts/list-paging.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { createToastMaker } from '#desk/parts/action-response.ts'
import type { ActionToast } from '#desk/parts/action-toast.ts'
import { callServer } from '#desk/parts/call-server.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/emails-page.ts'
import { parseEmailEdit, type EmailEdit } from './email-edit.ts'
import { EmailRow } from './email-row.tsx'
import { EmailTabs } from './email-tabs.tsx'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

const pageSize = 50
const statuses = ['waiting', 'failed', 'written-to-file', 'sent', 'dismissed'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
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
  await recordRead(context, { action: 'mails-listed', detail: { emails: page.emails.length } })
  const copy = deskCopyFor(lang).admin.emails
  return {
    lang,
    copy,
    counts,
    status: status ?? null,
    hasServer: env.SMTP_URL !== undefined,
    emails: page.emails.map((email) => describeEmail(email, lang, now)),
    next: page.next && formatLeadCursor({ receivedAt: page.next.createdAt, id: page.next.id }),
    isFirstPage: after === null,
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { adminId, ipAddress } = requireActor(context)
  const { database, outbox } = context.get(serverContext)
  const { toasts, emails } = deskCopyFor(lang).admin
  const makeToast = createToastMaker(lang)
  const form = await requireForm(request)
  await protectChange('emails/emails-page.tsx', { form, request, context, lang })
  const edit = parseEmailEdit(form)
  if (!edit) return failed(makeToast('failed', toasts.failed), 400)
  const result = await editEmail(database, edit)
  if (result === 'address')
    return failed(makeToast('failed', emails.resend.invalid), 400, { isAddressWrong: true })
  if (result !== 'done')
    return failed(makeToast('failed', result === 'queued' ? toasts.emailStale : toasts.failed), 409)
  const { audit, toast } = effects[edit.intent]
  await addAuditEvent(database, { action: audit, adminId, ipAddress, detail: { mail: edit.id } })
  if (edit.intent === 'retry' || edit.intent === 'resend') outbox.poll()
  return data({ toast: makeToast('done', toasts[toast]), isAddressWrong: false })
}

const effects = {
  retry: { audit: 'mail-retried', toast: 'emailRetried' },
  'give-up': { audit: 'mail-given-up', toast: 'emailGivenUp' },
  dismiss: { audit: 'mail-set-aside', toast: 'emailDismissed' },
  resend: { audit: 'mail-resent', toast: 'emailQueued' },
} as const satisfies Record<
  EmailEdit['intent'],
  { audit: AuditAction; toast: keyof AdminCopy['toasts'] }
>

/** 'queued': it is already waiting to be sent. 'refused': its state does not allow the action. */
async function editEmail(
  database: ServerContext['database'],
  edit: EmailEdit,
): Promise<'done' | 'address' | 'queued' | 'refused'> {
  if (edit.intent === 'resend') {
    const result = await resendEmail(database, edit)
    if (result === 'address') return 'address'
    return result === 'queued' ? 'done' : 'queued'
  }
  const actions = { retry: retryEmail, 'give-up': cancelEmail, dismiss: dismissEmail }
  return (await actions[edit.intent](database, edit.id)) ? 'done' : 'refused'
}

function failed(toast: ActionToast, status: number, { isAddressWrong = false } = {}) {
  return data({ toast, isAddressWrong }, { status })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
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
            <EmailRow
              key={email.id}
              lang={lang}
              copy={copy}
              email={email}
              hasServer={hasServer}
              fetcher={fetcher}
            />
          ))}
        </ul>
      )}
      <ListPaging
        copy={copy.paging}
        query={new URLSearchParams(status ? { status } : {})}
        isFirstPage={isFirstPage}
        next={next}
      />
    </>
  )
}
