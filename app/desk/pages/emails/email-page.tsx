import { Link, useFetcher } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { readEmailFile } from '#server/integrations/email-files.ts'
import { describeEmail } from '#server/email/email-view.ts'
import { getRenderedEmail } from '#server/email/rendered-email.ts'
import { serverContext } from '#server/server-context.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import type { ActionToast } from '#desk/parts/action-toast.ts'
import { EmailStatus } from '#desk/parts/email-status.tsx'
import type { Route } from './+types/email-page.ts'
import { ResendForm } from './resend-form.tsx'
import { EmailActions } from './email-actions.tsx'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database, env } = context.get(serverContext)
  const shown = isLeadId(params.emailId)
    ? await getRenderedEmail(database, env, params.emailId)
    : null
  if (!shown) throw new Response(null, { status: 404 })
  await recordRead(context, { action: 'mail-viewed', detail: { mail: params.emailId } })
  const { email, emails } = deskCopyFor(lang).admin
  const { subject, from, to, text } = shown.content
  return {
    lang,
    copy: { email, emails },
    email: describeEmail(shown.email, lang, new Date()),
    content: { subject, from, to, text },
    hasServer: env.SMTP_URL !== undefined,
    isStored: (await readEmailFile(env, params.emailId)) !== null,
    title: `${subject} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function EmailPage({
  loaderData: { lang, copy, email, content, isStored, hasServer },
}: Route.ComponentProps) {
  const address = adminUrl(lang, `dashboard/emails/${email.id}`)
  const fetcher = useFetcher({ key: 'email-actions' })
  const sender = useFetcher<{ toast: ActionToast; isAddressWrong: boolean }>()
  return (
    <div className="mx-auto max-w-240">
      <BackLink to={adminUrl(lang, 'dashboard/emails')} label={copy.email.back} />
      <h1 className="mt-2 text-[1.75rem] leading-tight font-bold">
        <bdi dir="auto">{content.subject}</bdi>
      </h1>
      <EmailHeaders copy={copy} email={email} content={content} />
      <EmailActions
        lang={lang}
        copy={copy.emails}
        email={email}
        hasServer={hasServer}
        fetcher={fetcher}
        className="mt-4 text-small"
      />
      <p className="mt-3 flex flex-wrap gap-x-6 text-small">
        {email.leadId === null ? null : (
          <Link to={adminUrl(lang, `dashboard/leads/${email.leadId}`)} className="text-link">
            {copy.email.lead}
          </Link>
        )}
        {isStored ? (
          <a href={`${address}/file`} download className="text-link">
            {copy.email.download}
          </a>
        ) : null}
      </p>
      {hasServer && email.leadId !== null ? (
        <ResendForm lang={lang} copy={copy.emails.resend} email={email} fetcher={sender} />
      ) : null}
      <h2 className="mt-6 mb-3 font-semibold">{copy.email.html}</h2>
      <iframe
        title={copy.email.frame}
        src={`${address}/body`}
        sandbox=""
        className="h-180 w-full rounded-se-card border border-line bg-white"
      />
      <details className="mt-6 border-t border-line pt-4">
        <summary className="font-semibold underline-offset-4 hover:underline">
          {copy.email.text}
        </summary>
        <pre dir="auto" className="mt-3 font-text text-small whitespace-pre-wrap">
          {content.text}
        </pre>
      </details>
    </div>
  )
}

type HeadersProps = Pick<Route.ComponentProps['loaderData'], 'copy' | 'email' | 'content'>

function EmailHeaders({ copy, email, content }: HeadersProps) {
  return (
    <dl className="mt-4 grid gap-x-5 text-small sm:grid-cols-[auto_1fr] sm:gap-y-1 max-sm:[&>dd]:mb-2">
      <Address label={copy.email.from} {...content.from} />
      <Address label={copy.email.to} {...content.to} />
      <dt className="text-fg-muted">{email.kind}</dt>
      <dd>
        <EmailStatus copy={copy.emails} email={email} />
      </dd>
      {email.trouble === null ? null : (
        <>
          <dt className="text-fg-muted">{copy.emails.lastError}</dt>
          <dd>
            {email.trouble.words}{' '}
            <bdi dir="ltr" className="text-fg-muted">
              ({email.trouble.code})
            </bdi>
          </dd>
        </>
      )}
    </dl>
  )
}

function Address({ label, name, address }: { label: string; name: string; address: string }) {
  return (
    <>
      <dt className="text-fg-muted">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">
        <bdi dir="auto">{name}</bdi> <bdi dir="ltr">&lt;{address}&gt;</bdi>
      </dd>
    </>
  )
}
