import { Link, type FetcherWithComponents } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { EmailView } from '#server/email/email-view.ts'
import { MailState } from '../mail-state.tsx'
import { MailWork } from './mail-work.tsx'

type Props = {
  lang: Lang
  copy: AdminCopy['mails']
  mail: EmailView
  fetcher: FetcherWithComponents<unknown>
}

export function EmailRow({ lang, copy, mail, fetcher }: Props) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 hover:bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] lg:items-center">
      <div className="min-w-0">
        <Link
          to={adminUrl(lang, `dashboard/mails/${mail.id}`)}
          className="text-body font-semibold underline-offset-4 hover:underline"
        >
          {mail.kind}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-fg-muted">
          <bdi dir="ltr" className="[overflow-wrap:anywhere]">
            {mail.recipient}
          </bdi>
          {mail.leadId === null || mail.leadName === null ? null : (
            <Link
              to={adminUrl(lang, `dashboard/leads/${mail.leadId}`)}
              className="underline underline-offset-4 hover:text-fg"
            >
              <bdi dir="auto">{mail.leadName}</bdi>
            </Link>
          )}
        </p>
      </div>
      <div className="min-w-0">
        <MailState copy={copy} mail={mail} />
        {mail.attempts === null ? null : (
          <p className="text-fg-muted">
            {mail.attempts}
            {mail.trouble === null ? null : (
              <span title={mail.trouble.code}>{` · ${mail.trouble.words}`}</span>
            )}
          </p>
        )}
      </div>
      <MailWork
        lang={lang}
        copy={copy}
        mail={mail}
        fetcher={fetcher}
        className="flex lg:w-40 lg:justify-end"
      />
    </li>
  )
}
