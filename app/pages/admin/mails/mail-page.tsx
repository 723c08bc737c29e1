import { Link, useFetcher } from 'react-router'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSession } from '#server/admins/current-session.ts'
import { readEmailFile } from '#server/integrations/file-email-transport.ts'
import { describeEmail } from '#server/email/email-view.ts'
import { getRenderedEmail } from '#server/email/rendered-email.ts'
import { serverContext } from '#server/server-context.ts'
import { Icon } from '../icon.tsx'
import { MailState } from '../mail-state.tsx'
import type { Route } from './+types/mail-page.ts'
import { MailWork } from './mail-work.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  requireSession(context)
  const { database, env } = context.get(serverContext)
  const shown = isLeadId(params.emailId)
    ? await getRenderedEmail(database, env, params.emailId)
    : null
  if (!shown) throw new Response(null, { status: 404 })
  const { mail, mails } = copyFor(lang).admin
  const { subject, from, to, text } = shown.content
  return {
    lang,
    copy: { mail, mails },
    mail: describeEmail(shown.email, lang, new Date()),
    content: { subject, from, to, text },
    isStored: (await readEmailFile(env, params.emailId)) !== null,
    title: `${subject} · ${company.name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function MailPage({
  loaderData: { lang, copy, mail, content, isStored },
}: Route.ComponentProps) {
  const address = adminUrl(lang, `dashboard/mails/${mail.id}`)
  const fetcher = useFetcher({ key: 'mail-work' })
  return (
    <div className="mx-auto max-w-240">
      <Link
        to={adminUrl(lang, 'dashboard/mails')}
        className="inline-flex min-h-11 items-center gap-2 text-small text-fg-muted hover:text-fg"
      >
        <Icon name="back" className="rtl:-scale-x-100" />
        {copy.mail.back}
      </Link>
      <h1 className="mt-2 text-[1.75rem] leading-tight font-bold [overflow-wrap:anywhere]">
        <bdi dir="auto">{content.subject}</bdi>
      </h1>
      <MailFacts copy={copy} mail={mail} content={content} />
      <MailWork
        lang={lang}
        copy={copy.mails}
        mail={mail}
        fetcher={fetcher}
        className="mt-4 text-small"
      />
      <p className="mt-3 flex flex-wrap gap-x-6 text-small">
        {mail.leadId === null ? null : (
          <Link to={adminUrl(lang, `dashboard/leads/${mail.leadId}`)} className="text-link">
            {copy.mail.lead}
          </Link>
        )}
        {isStored ? (
          <a href={`${address}/file`} download className="text-link">
            {copy.mail.download}
          </a>
        ) : null}
      </p>
      <h2 className="mt-6 mb-3 font-semibold">{copy.mail.html}</h2>
      <iframe
        title={copy.mail.frame}
        src={`${address}/body`}
        sandbox=""
        className="h-180 w-full rounded-se-card border border-line bg-white"
      />
      <details className="mt-6 border-t border-line pt-4">
        <summary className="font-semibold underline-offset-4 hover:underline">
          {copy.mail.text}
        </summary>
        <pre dir="auto" className="mt-3 font-text text-small whitespace-pre-wrap">
          {content.text}
        </pre>
      </details>
    </div>
  )
}

type FactsProps = Pick<Route.ComponentProps['loaderData'], 'copy' | 'mail' | 'content'>

function MailFacts({ copy, mail, content }: FactsProps) {
  return (
    <dl className="mt-4 grid gap-x-5 text-small sm:grid-cols-[auto_1fr] sm:gap-y-1 max-sm:[&>dd]:mb-2">
      <Address label={copy.mail.from} {...content.from} />
      <Address label={copy.mail.to} {...content.to} />
      <dt className="text-fg-muted">{mail.kind}</dt>
      <dd>
        <MailState copy={copy.mails} mail={mail} />
      </dd>
      {mail.trouble === null ? null : (
        <>
          <dt className="text-fg-muted">{copy.mails.lastError}</dt>
          <dd>
            {mail.trouble.words}{' '}
            <bdi dir="ltr" className="text-fg-muted">
              ({mail.trouble.code})
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
