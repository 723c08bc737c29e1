import { Link, type FetcherWithComponents } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import type { EmailView } from '#server/email/email-view.ts'
import { EmailStatus } from '#desk/parts/email-status.tsx'
import { EmailActions } from './email-actions.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['emails']
  email: EmailView
  hasServer: boolean
  fetcher: FetcherWithComponents<unknown>
}

export function EmailRow({ lang, copy, email, hasServer, fetcher }: Props) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 hover:bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_20rem] lg:items-center">
      <div className="min-w-0">
        <Link
          to={adminUrl(lang, `dashboard/emails/${email.id}`)}
          className="text-body font-semibold underline-offset-4 hover:underline"
        >
          {email.kind}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-fg-muted">
          <bdi dir="ltr">{email.recipient}</bdi>
          {email.leadId === null || email.leadName === null ? null : (
            <Link
              to={adminUrl(lang, `dashboard/leads/${email.leadId}`)}
              className="underline underline-offset-4 hover:text-fg"
            >
              <bdi dir="auto">{email.leadName}</bdi>
            </Link>
          )}
        </p>
      </div>
      <div className="min-w-0">
        <EmailStatus copy={copy} email={email} />
        {email.attempts === null ? null : (
          <p className="text-fg-muted">
            {email.attempts}
            {email.trouble === null ? null : (
              <span title={email.trouble.code}>{` · ${email.trouble.words}`}</span>
            )}
          </p>
        )}
      </div>
      <EmailActions
        lang={lang}
        copy={copy}
        email={email}
        hasServer={hasServer}
        fetcher={fetcher}
        className="lg:justify-end"
      />
    </li>
  )
}
